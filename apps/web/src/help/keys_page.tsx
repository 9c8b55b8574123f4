// The keys of the board, told.
import { messages } from "../i18n/messages";
import { controlName } from "../ui/key_name";
import "./keys.css";

export function KeysPage() {
  const texts = messages.value.play.keys;
  const rows: [string[], string][] = [
    [[texts.arrows], texts.move],
    [[texts.digits], texts.enter],
    [["Shift+1"], texts.corner],
    [["Ctrl+1"], texts.centre],
    [["A", "B", "C", "…"], texts.lettersAre],
    [["Z", "X", "C", "V"], texts.modes],
    [["Space"], texts.nextMode],
    [["Tab"], texts.tabMode],
    [["Delete", "Backspace", "0"], texts.clear],
    [["Ctrl+Z", "Ctrl+Y"], texts.undo],
    [["Ctrl+A"], texts.all],
    [["Esc"], texts.none],
    [["Enter"], texts.check],
    [["?"], texts.hint],
  ];
  return (
    <>
      <dl class="keys">
        {rows.map(([keys, meaning]) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{controlName(key)}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.pointer}</p>
    </>
  );
}
