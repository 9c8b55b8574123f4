// AskFirst: a button for what cannot be undone: it asks before it acts.
//   <AskFirst icon="trash" label="Delete" question="Delete this game?" onConfirm={…} />
import { useEffect, useRef, useState } from "preact/hooks";
import { messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import type { IconName } from "../ui/icons";

interface Props {
  icon: IconName;
  label: string;
  /** What the label alone does not ask. */
  question?: string;
  /** Shows the icon alone. */
  small?: boolean;
  onConfirm: () => void;
}

export function AskFirst({ icon, label, question, small, onConfirm }: Props) {
  const texts = messages.value.games;
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The answer that does no harm has the focus.
  useEffect(() => {
    if (asking) place.current?.querySelector<HTMLButtonElement>("button:last-child")?.focus();
  }, [asking]);
  if (!asking) {
    const ask = () => setAsking(true);
    return small ? (
      <IconButton icon={icon} label={label} onPress={ask} />
    ) : (
      <Button icon={icon} onPress={ask}>
        {label}
      </Button>
    );
  }
  return (
    <div ref={place} class="ask-first" role="group" aria-label={question ?? label}>
      {question && <span>{question}</span>}
      <Button
        icon={icon}
        onPress={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {small ? texts.delete : label}
      </Button>
      <Button onPress={() => setAsking(false)}>{texts.keep}</Button>
    </div>
  );
}
