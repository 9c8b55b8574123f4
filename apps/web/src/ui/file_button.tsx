// FileButton: asks for a file, which the browser lets one choose.
//   <FileButton accept="image/*" onFile={(file) => void take(file)}>Open a picture</FileButton>
import { useRef } from "preact/hooks";
import { Button } from "./button";

interface Props {
  /** Also what a screen reader says of the field for the file. */
  children: string;
  accept?: string;
  onFile: (file: File) => void;
}

export function FileButton({ children, accept, onFile }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const open = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = ""; // so that the same file can be chosen again
    if (file) onFile(file);
  };
  return (
    <>
      <Button icon="open" onPress={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        class="unseen"
        tabIndex={-1}
        aria-label={children}
        onChange={(event) => open(event.currentTarget)}
      />
    </>
  );
}
