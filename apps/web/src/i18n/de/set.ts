import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "Zeichnen",
  digits: "Ziffern (keine Regel)",
  groups: { area: "Bereiche und Zeichen", line: "Linien", outside: "Hinweise außen", board: "Ganzes Gitter" },
  number: "Zahl",
  add: "Hinzufügen",
  how: {
    board: "Zahl eingeben und hinzufügen.",
    area: "Über die Felder ziehen, dann Hinzufügen oder Eingabetaste. Ein Strich, der daneben beginnt, nimmt Felder dazu; ein Tippen nimmt eines weg.",
    copies: "Über die Felder ziehen, dann Hinzufügen oder Eingabetaste; danach wählen, wo die Kopie beginnt.",
    line: "Vom ersten Feld zum letzten ziehen.",
    pairs: "Von Feld zu Feld ziehen: je zwei bekommen eines.",
    cells: "Ein Feld antippen oder über mehrere ziehen.",
    block: "Über die Felder um eine Ecke ziehen.",
    outside: "Die Linie entlang ziehen, vom Hinweis weg.",
  },
  keys: "Mit Tasten: Umschalt und Pfeile oder Leertaste; dann Eingabe.",
  whole: "Regeln für das ganze Gitter",
  rules: "Regeln des Gitters",
  remove: (rule) => `Entfernen: ${rule}`,
  candidates: "Wahre Kandidaten",
  candidatesHint: "Ziffern, die ein Feld in einer Lösung hat",
  late: (seconds) => `In ${seconds} Sekunden wurden nicht alle gefunden: Es kann mehr geben.`,
};
