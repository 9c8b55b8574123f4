// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "Comment jouer",
  pages: { rules: "Règles", playing: "Jeu", keys: "Touches" },
  aim: "Remplissez chaque case vide avec un chiffre de 1 à 9. Trois règles disent où il peut aller :",
  row: "Chaque chiffre figure une fois dans chaque ligne.",
  column: "Chaque chiffre figure une fois dans chaque colonne.",
  box: "Chaque chiffre figure une fois dans chaque bloc de 3 × 3.",
  promise: "Ni calcul ni hasard : il y a exactement une solution, et le raisonnement y mène.",
  find: "Comment trouver un chiffre",
  findText:
    "Où va le 5 dans le bloc coloré ? Les 5 à l’extérieur éliminent deux lignes et une colonne. Il reste une case vide : c’est là qu’il va.",
  other: "Les grilles d’autres tailles suivent les mêmes règles, avec leurs propres chiffres ; un carré latin n’a pas de blocs.",
  enter: "Inscrire un chiffre",
  enterText:
    "Appuyez sur une case, puis sur un chiffre. Ou d’abord sur un chiffre, puis sur les cases où il va. Le petit nombre sur une touche indique combien il en reste à placer.",
  marks: "Prendre des notes",
  marksText:
    "« Coin » et « Centre » transforment les chiffres en petites notes : où un chiffre peut aller dans son bloc, ou quels candidats a une case. « Candidats » les inscrit tous.",
  stuck: "En cas de blocage",
  stuckText:
    "« Indice » montre où regarder ; redemandez, et il en dit plus, jusqu’à l’étape entière. « Vérifier » trouve les erreurs. « Annuler » revient sur n’importe quel coup.",
  beginner: "Jouer une grille pour débutants",
  offer: "Vous débutez ?",
  offerText: "Trois règles, une minute.",
  offerShow: "Voir les règles",
  offerNo: "Je les connais",
};
