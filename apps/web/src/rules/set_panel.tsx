// SetPanel: rules for the board that is being entered: which kind is drawn, its number, the rules that the board has, and
// whether true candidates are shown. Fetched when it is opened.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RuleKind } from "../core/api_boards";
import { selection } from "../enter/entry_commands";
import { verdictText } from "../enter/verdict_panel";
import type { SetTexts } from "../i18n/en/set";
import { language, messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { Switch } from "../ui/fields";
import { loadSetTexts } from "./set_texts";
import { draw, failure, kinds, numbers, putDown, remove, rules, startSetting, take, toggle, tool, toolName } from "./setting";
import { gathers } from "./stroke";
import { followVerdict, secondsToFind, shown, state } from "./true_candidates";
import "./set_panel.css";

const withCapital = (text: string) => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

const isSwitch = ({ gesture, takesNumber }: RuleKind) => gesture === "board" && !takesNumber;

/** Small things stand with the areas. */
function groupOf({ gesture }: RuleKind): keyof SetTexts["groups"] {
  return gesture === "line" || gesture === "outside" || gesture === "board" ? gesture : "area";
}

const groups = ["area", "line", "outside", "board"] as const;

function ToolChoice({ texts }: { texts: SetTexts }) {
  const drawn = kinds.value.filter((kind) => !isSwitch(kind));
  return (
    <label class="field">
      <span class="field-label">{texts.tool}</span>
      <select value={toolName.value} onChange={(event) => take(event.currentTarget.value)}>
        <option value="">{texts.digits}</option>
        {groups.map((group) => (
          <optgroup key={group} label={texts.groups[group]}>
            {drawn
              .filter((kind) => groupOf(kind) === group)
              .map(({ name, text }) => (
                <option key={name} value={name}>
                  {withCapital(text)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

const toBoard = () => document.querySelector<SVGElement>(".enter-board [role=grid]")?.focus({ preventScroll: true });

function press(event: KeyboardEvent): void {
  if (event.key !== "Enter" && event.key !== "Escape") return;
  event.preventDefault();
  if (event.key === "Enter") draw();
  else putDown();
  toBoard();
}

function Tool({ texts, kind }: { texts: SetTexts; kind: RuleKind }) {
  return (
    <>
      <p class="set-how" id="set-how">
        {texts.how[kind.gesture]} {kind.gesture !== "board" && texts.keys}
      </p>
      <div class="set-row">
        {kind.takesNumber && (
          <label class="field">
            <span class="field-label">{texts.number}</span>
            <input
              id="set-number"
              inputMode="numeric"
              autocomplete="off"
              placeholder={kind.usual > 0 ? String(kind.usual) : ""}
              value={numbers.value}
              aria-describedby="set-how"
              onInput={(event) => (numbers.value = event.currentTarget.value)}
              onKeyDown={press}
            />
          </label>
        )}
        {(kind.takesNumber || gathers(kind.gesture)) && (
          <Button icon="plus" keepFocus onPress={draw}>
            {texts.add}
          </Button>
        )}
      </div>
    </>
  );
}

function RuleList({ texts }: { texts: SetTexts }) {
  const listed = rules.value
    .map((rule, place) => ({ ...rule, place }))
    .filter(({ cells, kind }) => cells.length > 0 || !isGlobal(kind));
  if (listed.length === 0) return null;
  return (
    <ul class="set-list" aria-label={texts.rules}>
      {listed.map(({ text, cells, place }) => (
        <li key={place}>
          <button type="button" class="set-rule" onClick={() => (selection.value = { cells, cursor: cells[0] ?? 0 })}>
            {withCapital(text)}
          </button>
          <IconButton icon="close" label={texts.remove(text)} onPress={() => remove(place)} />
        </li>
      ))}
    </ul>
  );
}

const isGlobal = (name: string) => kinds.value.some((kind) => kind.name === name && isSwitch(kind));

function WholeBoard({ texts }: { texts: SetTexts }) {
  return (
    <details class="set-whole">
      <summary>{texts.whole}</summary>
      {kinds.value.filter(isSwitch).map(({ name, text }) => (
        <Switch
          key={name}
          label={withCapital(text)}
          checked={rules.value.some(({ kind }) => kind === name)}
          onChange={() => toggle(name)}
        />
      ))}
    </details>
  );
}

const spoken = signal<SetTexts | null>(null);

/** The panel, once its words are there. */
export async function readySetPanel(): Promise<typeof SetPanel> {
  spoken.value = await loadSetTexts(language.value);
  return SetPanel;
}

function SetPanel() {
  useEffect(startSetting, []);
  useEffect(followVerdict, []);
  const texts = spoken.value;
  if (!texts) return null;
  const hint = state.value === "late" ? texts.late(secondsToFind) : texts.candidatesHint;
  return (
    <section class={`set set-${state.value}`} aria-label={messages.value.enter.rules}>
      <p class="set-verdict">{verdictText()}</p>
      <ToolChoice texts={texts} />
      {tool.value && <Tool texts={texts} kind={tool.value} />}
      <p class="set-failure" role="alert">
        {failure.value}
      </p>
      <WholeBoard texts={texts} />
      <RuleList texts={texts} />
      <Switch label={texts.candidates} hint={hint} checked={shown.value} onChange={(on) => (shown.value = on)} />
    </section>
  );
}
