// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "Aller au contenu",
  views: "Vues",
  play: "Jouer",
  enter: "Votre grille",
  watch: "Observer",
  story: "Histoire",
  lab: "Labo",
  more: "Plus",
  steps: "Pas à pas",
  technique: "Techniques",
  settings: "Réglages",
  theme: "Clair ou sombre",
  themeAuto: "Système",
  themeLight: "Clair",
  themeDark: "Sombre",
  language: "Langue",
  close: "Fermer",
  cancel: "Annuler",
  loading: "Chargement…",
  notLoaded: "Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne ?",
  tryAgain: "Réessayer",
  coreFailed: "Le solveur n’a pas pu démarrer",
  coreFailedText:
    "Sans lui, rien ne fonctionne ici. Soit son fichier n’a pas pu être chargé, faute de réseau, soit le navigateur ne sait pas exécuter WebAssembly. Vos parties sont en sécurité ; la page réessaiera quand le réseau sera revenu.",
};
