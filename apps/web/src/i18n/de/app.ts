// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "Zum Inhalt",
  views: "Ansichten",
  play: "Spielen",
  enter: "Eigenes",
  watch: "Zusehen",
  story: "Geschichte",
  lab: "Labor",
  more: "Mehr",
  steps: "Schritt für Schritt",
  technique: "Techniken",
  settings: "Einstellungen",
  theme: "Hell oder dunkel",
  themeAuto: "Wie das System",
  themeLight: "Hell",
  themeDark: "Dunkel",
  language: "Sprache",
  close: "Schließen",
  cancel: "Abbrechen",
  loading: "Wird geladen …",
  notLoaded: "Dieser Teil der Seite konnte nicht geladen werden. Bist du offline?",
  tryAgain: "Noch einmal versuchen",
  coreFailed: "Der Löser konnte nicht gestartet werden",
  coreFailedText:
    "Ohne ihn geht hier nichts. Entweder konnte seine Datei nicht geladen werden, weil das Netz ausgefallen ist, oder der Browser beherrscht kein WebAssembly. Deine Spiele sind sicher; sobald das Netz wieder da ist, versucht es die Seite noch einmal.",
};
