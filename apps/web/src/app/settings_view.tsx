// SettingsView: looks, language, and every help on a switch of its own.
import { useEffect, useState } from "preact/hooks";
import type { SymbolStyle } from "../board/symbols";
import { game } from "../core/client";
import { type Language, languageNames, languages } from "../i18n/languages";
import { messages } from "../i18n/messages";
import { Select, Switch } from "../ui/fields";
import { Segmented } from "../ui/segmented";
import { change, type Settings, settings } from "./settings";
import "./settings.css";

type Help = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never;
}[keyof Settings];

function Looks() {
  const { app, settings: texts } = messages.value;
  const chosen = settings.value;
  const symbols: { value: SymbolStyle; text: string }[] = [
    { value: "figures", text: texts.symbolsFigures },
    { value: "numbers", text: texts.symbolsNumbers },
    { value: "letters", text: texts.symbolsLetters },
  ];
  const spoken: { value: Language | "auto"; text: string }[] = [
    { value: "auto", text: texts.languageAuto },
    ...languages.map((value) => ({ value, text: languageNames[value] })),
  ];
  return (
    <section class="card settings-group">
      <h2>{texts.looks}</h2>
      <Segmented
        titled
        label={app.theme}
        value={chosen.theme}
        options={[
          { value: "auto", text: app.themeAuto, icon: "auto" },
          { value: "light", text: app.themeLight, icon: "sun" },
          { value: "dark", text: app.themeDark, icon: "moon" },
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Segmented
        titled
        label={texts.symbols}
        value={chosen.symbols}
        options={symbols}
        onChange={(style) => change({ symbols: style })}
      />
      <Select label={app.language} value={chosen.language} options={spoken} onChange={(language) => change({ language })} />
    </section>
  );
}

function Helps() {
  const texts = messages.value.settings;
  const chosen = settings.value;
  const helps: [Help, string, string?][] = [
    ["sameDigit", texts.sameDigit],
    ["peers", texts.peers],
    ["conflicts", texts.conflicts, texts.conflictsHint],
    ["counts", texts.counts],
    ["digitFirst", texts.digitFirst, texts.digitFirstHint],
    ["doubleFills", texts.doubleFills],
    ["fillAtStart", texts.fill],
    ["fillButton", texts.fillButton],
    ["cleanMarks", texts.clean],
    ["check", texts.check],
    ["hints", texts.hints],
    ["timer", texts.timer],
    ["checkpoints", texts.checkpoints],
  ];
  return (
    <section class="card settings-helps">
      <h2>{texts.help}</h2>
      {helps.map(([key, label, hint]) => (
        <Switch
          key={key}
          label={label}
          {...(hint !== undefined && { hint })}
          checked={chosen[key]}
          onChange={(on) => change({ [key]: on })}
        />
      ))}
    </section>
  );
}

export function SettingsView() {
  const texts = messages.value.settings;
  const [version, setVersion] = useState("");
  useEffect(() => {
    void game.call("core.about", {}).then((about) => setVersion(about.version));
  }, []);
  return (
    <div class="settings">
      <h1>{texts.title}</h1>
      <Looks />
      <Helps />
      <p class="settings-foot">
        {texts.stored} {texts.about(version)}
      </p>
    </div>
  );
}
