// A word where games are not kept; nothing where all is well.
import { messages } from "../i18n/messages";
import { trouble } from "./database";
import "./storage_note.css";

export function StorageNote() {
  if (trouble.value === null) return null;
  return (
    <p class="storage-note" role="alert">
      {messages.value.games[trouble.value]}
    </p>
  );
}
