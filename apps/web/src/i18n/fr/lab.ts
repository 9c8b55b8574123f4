// The view "Lab": any exact-cover problem.
import type { Lab } from "../en/lab";
import { counted, pluralForm } from "../plural";

const solutions = (count: number) => counted("fr", count, { one: "solution", other: "solutions" });

export const lab: Lab = {
  title: "Labo",
  lead: "Tout ce qui peut se dire « choisir des options de sorte que chaque élément soit couvert exactement une fois » peut danser. Prenez un problème dans la galerie, ou écrivez le vôtre.",
  from: "Problème",
  fromGallery: "Galerie",
  fromText: "Le vôtre",
  gallery: {
    queens: {
      title: "Reines",
      text: "Placez une reine dans chaque ligne et chaque colonne, jamais deux sur une même diagonale. Les diagonales sont des éléments secondaires : couverts au plus une fois.",
    },
    langford: { title: "Paires de Langford", text: "Chaque nombre deux fois dans une suite, avec k places entre les deux k." },
    pentominoes: { title: "Pentominos", text: "Remplissez un rectangle de 60 carrés avec les douze pièces de cinq carrés." },
    dominoes: { title: "Dominos", text: "Pavez un plateau carré avec des dominos." },
    latin: { title: "Carrés latins", text: "Chaque symbole une fois dans chaque ligne et chaque colonne." },
  },
  size: "Taille",
  sizeRows: "Lignes",
  asText: "Modifier en texte",
  text: "Les éléments sur la première ligne (les secondaires après |), puis une option par ligne ; ou des lignes de 0 et de 1",
  textExample: "Exemple",
  read: "Lire",
  bad: "Ce n’est pas encore un problème.",
  show: "Qu’en faire",
  showSolutions: "Solutions",
  showCount: "Compter",
  showDance: "Danse",
  looking: "Recherche de solutions…",
  none: "Il n’y a pas de solution.",
  found: (count, complete) =>
    complete
      ? `${solutions(count)} en tout`
      : pluralForm("fr", count, {
          one: "La première solution",
          other: `Les ${count.toLocaleString("fr")} premières solutions`,
        }),
  solutionOf: (number, of) => `Solution ${number} sur ${of}`,
  many: "beaucoup",
  previous: "Solution précédente",
  next: "Solution suivante",
  drawing: (number, rows, columns) => `Solution ${number}, dessinée sur ${rows} × ${columns} carrés`,
  drawingNow: "Dessin des options prises jusqu’ici",
  count: "Compter toutes les solutions",
  counting: "Comptage…",
  foundSoFar: (count, seconds) => `${count} jusqu’ici, ${seconds} s`,
  counted: (count) => solutions(count),
  countFacts: (nodes, updates, milliseconds) => `${nodes} nœuds, ${updates} mises à jour, ${milliseconds} ms`,
  stopped: (seconds) => `Arrêté après ${seconds} s.`,
  stop: "Arrêter",
  lookAgain: "Relancer",
  moreOptions: (count) => `et encore ${counted("fr", count, { one: "option", other: "options" })}`,
};
