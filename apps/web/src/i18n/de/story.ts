// The view "Story": twelve pages from exact cover to who thought of it.
import type { Story } from "../en/story";

export const story: Story = {
  title: "Geschichte",
  page: (number, of) => `Seite ${number} von ${of}`,
  previous: "Zurück",
  next: "Weiter",
  contents: "Seiten",
  toWatch: "Dem eigenen Rätsel beim Tanzen zusehen",
  tryIt: "Probier es aus",

  itemState: (item, times) =>
    times === 0
      ? `Element ${item} ist nicht überdeckt`
      : times === 1
        ? `Element ${item} ist überdeckt`
        : `Element ${item} ist ${times}-mal überdeckt`,
  optionButton: (option) => `Option ${option}: Elemente`,
  items: "Elemente",
  options: "Optionen",
  missing: (items) => `Es fehlt noch: ${items}.`,
  twice: (items) => `Mehr als einmal überdeckt: ${items}.`,
  exact: "Jedes Element genau einmal: eine exakte Überdeckung!",
  nothing: "Noch ist nichts gewählt.",
  clear: "Von vorn",
  coverItem: (item) => `${item} überdecken`,
  coverGroup: "Ein Element überdecken",
  uncover: (item) => `${item} aufdecken`,
  covered: (items) => `Überdeckt, in dieser Reihenfolge: ${items}.`,
  coveredNone: "Alle Elemente sind im Ring.",
  linksLegend: "Jeder Pfeil ist ein Verweis, den ein Knoten kennt. Verweise, die hinten um das Bild herumführen, sind abgekürzt.",
  linkBack: "Einen Verweis zurück",
  linkForward: "Einen Verweis vor",
  unhook: "x aushängen",
  hook: "x einhängen",
  xHead: (item) => `x ist der Kopf von Element ${item}.`,
  xNode: (option, item) => `x ist der Knoten von Option ${option} in der Liste von Element ${item}.`,
  xNobody: "U, D, L, R: die Nachbarn oben (up), unten (down), links (left), rechts (right).",
  tree: "Baum",
  treeLabel: (nodes) => `Der Suchbaum, Knoten bisher: ${nodes}`,
  sources: [
    "Dort weitermachen, wo es am wenigsten Möglichkeiten gibt: die Wahl des Elements mit den wenigsten Optionen.",
    "Was eine doppelt verkettete Liste verlassen hat, kennt noch seine Nachbarn und braucht sonst nichts, um zurückzukehren. Das Beispiel war das Damenproblem.",
    "Der Name und die Anwendung auf exakte Überdeckungen: Pentominos, Damen und viele andere Rätsel.",
    "Das ganze Verfahren: sekundäre Elemente, Farben, Vielfachheiten, Kosten und Hunderte von Aufgaben mit Lösungen.",
  ],
  blocks: "Familien von Regeln",
  blocksOne: "Felder",
  blocksTwo: "und Zeilen",
  blocksThree: "und Spalten",

  pages: [
    {
      title: "Jedes Element genau einmal",
      text: [
        "Hier sind sieben Elemente, 1 bis 7, und sechs Optionen, A bis F. Eine Option ist eine Menge von Elementen. Wähle Optionen so, dass jedes Element in genau einer davon liegt: Keines fehlt, keines kommt doppelt vor. Das ist eine exakte Überdeckung.",
        "Viele Rätsel sind dieses Problem in Verkleidung. Ein Element ist eine Regel, die einmal erfüllt sein will; eine Option ist ein Zug, der einige Regeln erfüllt. Im Sudoku ist „Zeile 4 hat eine 7“ so eine Regel und „7 in Zeile 4, Spalte 2“ so ein Zug.",
      ],
      hint: "Tippe auf Optionen, um sie zu wählen. Es gibt genau eine exakte Überdeckung.",
    },
    {
      title: "Die Matrix",
      text: [
        "Schreib für jede Option eine Zeile und für jedes Element eine Spalte, und setz eine Eins, wo die Option das Element hat. Eine exakte Überdeckung ist eine Menge von Zeilen mit genau einer Eins in jeder Spalte.",
        "Wer eine Zeile nimmt, hat ihre Spalten erledigt, und jede andere Zeile mit einer Eins darin scheidet aus: Sie verblasst. Übrig bleibt ein kleineres Problem derselben Art.",
      ],
      hint: "Tippe auf eine Zeile, um sie zu nehmen, und noch einmal, um sie zurückzugeben.",
    },
    {
      title: "Verweise in vier Richtungen",
      text: [
        "Es gibt nur wenige Einsen, also werden nur sie gespeichert: Sie in der Matrix zu suchen, würde die meiste Zeit kosten. Jede ist ein Knoten, der seine Nachbarn kennt: oben und unten in seiner Spalte, links und rechts in seiner Zeile. Jede Spalte hängt an einem Kopf, und die Köpfe bilden einen Ring, der an der Wurzel beginnt.",
        "Die Zahl in einem Kopf ist die Länge seiner Liste: wie viele Optionen das Element noch hat.",
      ],
      hint: "Zeige auf einen Knoten, oder setz den Fokus auf das Bild und folge den Verweisen mit den Pfeiltasten.",
    },
    {
      title: "Überdecken und aufdecken",
      text: [
        "Um ein Element zu überdecken, hänge seinen Kopf aus dem Ring aus und jede Option, die das Element hat, aus allen ihren anderen Spalten. Um x auszuhängen, genügen zwei Änderungen: Der obere Nachbar verweist jetzt auf den unteren, der untere auf den oberen. Bei einem Kopf sind es die Nachbarn links und rechts.",
        "x selbst bleibt dabei unberührt. Der Knoten weiß noch, wo er stand, und mehr braucht er nicht, um wieder eingehängt zu werden. Was zuletzt ging, kommt zuerst zurück, und jeder Verweis ist wie zuvor. Das ist der Schritt, den die Verweise tanzen.",
        "Das überdeckte Element behält seine eigenen Knoten. Niemand kommt mehr dorthin, denn sein Kopf hat den Ring verlassen. Seine Spalte aber zählt die Optionen auf, die versucht werden sollen, und alle, die wieder einzuhängen sind.",
      ],
      hint: "Tippe auf zwei oder drei Elemente, um sie zu überdecken, und decke sie dann wieder auf. x ist der Knoten, der sich gerade ändert.",
    },
    {
      title: "Die Suche, Zug um Zug",
      text: [
        "Nun die ganze Suche. Wähle ein Element, überdecke es und versuche seine Optionen eine nach der anderen: Nimm die Option, überdecke ihre anderen Elemente und löse auf dieselbe Weise, was übrig ist. Dann decke alles in umgekehrter Reihenfolge wieder auf und versuche die nächste Option.",
        "Element 1 ist zuerst an der Reihe: Kein anderes hat weniger als seine zwei Optionen. B führt in eine Sackgasse: Element 5 hat keine Option mehr. Also wird B zurückgegeben, Verweis für Verweis, und D führt zur Lösung D, A, E. Der Baum zeigt jede Wahl, und die Zeile des Programms, die gerade arbeitet, ist markiert.",
      ],
      hint: "Mach einen Zug nach dem anderen und vergleiche Programm, Verweise und Baum.",
    },
    {
      title: "Ein kleines Quadrat",
      text: [
        "In einem lateinischen Quadrat der Größe 3 steht jede von drei Ziffern einmal in jeder Zeile und jeder Spalte. Ein Zug ist „diese Ziffer in dieses Feld“: 27 Optionen. Jede erfüllt drei Regeln: Ihr Feld ist gefüllt, ihre Zeile hat die Ziffer, ihre Spalte hat die Ziffer. Das macht 27 Elemente in drei Familien.",
        "Die Matrix besteht aus drei Teilen nebeneinander, jeder mit seinem eigenen Muster: Stufen für die Felder und zwei Arten wiederholter Diagonalen für Zeilen und Spalten.",
      ],
      hint: "Setz die Teile nacheinander zusammen, dann zeige auf das Gitter und auf die Matrix.",
    },
    {
      title: "729 × 324",
      text: [
        "Sudoku fügt eine vierte Familie hinzu: Jeder Block hat jede Ziffer. Neun Zeilen, neun Spalten, neun Ziffern: 729 Optionen. Vier Familien mit je 81 Regeln: 324 Elemente. Jede Option hat vier Einsen, also sind von 236.196 Stellen nur 2.916 Einsen.",
        "Die 7 in Zeile 4, Spalte 2 überdeckt die Elemente „Feld r4c2“, „Zeile 4: 7“, „Spalte 2: 7“ und „Block 4: 7“, und so ist es mit jedem anderen Zug.",
      ],
      hint: "Zeige auf einen Kandidaten, um seine Zeile zu finden; vergrößere, bis die Namen zu lesen sind.",
    },
    {
      title: "Die Vorgaben",
      text: [
        "Eine Vorgabe ist ein Zug, der schon gemacht ist. Ihre vier Elemente sind überdeckt, und jede Zeile, die eines davon hat, scheidet aus. Sind alle Vorgaben dieses Rätsels eingetragen, so sind die meisten der 729 Zeilen verblasst, bevor die Suche beginnt.",
        "Die Suche kann bei dem anfangen, was übrig ist: Überdeckte Elemente und ausgeschiedene Optionen werden gar nicht erst angelegt. Das ist die gestutzte Form.",
      ],
      hint: "Trage die Vorgaben mit dem Schieber eine nach der anderen ein.",
    },
    {
      title: "Erzwungen, geraten, zurückgenommen",
      text: [
        "Die Suche nimmt das Element mit den wenigsten Optionen. Eine Option: Der Zug ist erzwungen. In einem Feld nennt man das einen nackten Einer, in Zeile, Spalte oder Block einen versteckten Einer; für die Matrix ist beides dasselbe.",
        "Mehrere Optionen: Die Suche versucht eine und macht weiter. Bleibt irgendein Element ohne Option, war falsch geraten; der Zug wird zurückgenommen, Verweis für Verweis, und die nächste Option versucht. In diesem Rätsel muss einmal geraten werden.",
      ],
      hint: "Spiel es ab, oder spring von Wahl zu Wahl. Orange ist geraten, Grün erzwungen, Rot eine Sackgasse.",
    },
    {
      title: "Warum „wenigste Optionen“ gewinnt",
      text: [
        "Als Nächstes darf jedes Element gewählt werden; die Antwort ist dieselbe. Der Aufwand ist es nicht. Das Element mit den wenigsten Optionen macht den Baum schmal und findet eine Sackgasse, sobald es eine gibt.",
        "Hier wird ein schweres Rätsel auf beide Arten bis zum Ende durchsucht. Die eine nimmt das Element mit den wenigsten Optionen. Die andere nimmt einfach das erste, das noch übrig ist, und irrt durch Tausende von Stellungen, die von Anfang an verloren waren.",
      ],
      hint: "Zähle die Knoten von beiden.",
    },
    {
      title: "Höchstens einmal",
      text: [
        "Vier Damen auf einem Brett von 4 × 4: eine in jeder Zeile und in jeder Spalte, keine zwei auf einer Diagonale. Zeilen und Spalten müssen ihre Dame haben. Eine Diagonale muss keine haben: Sie ist ein sekundäres Element, höchstens einmal überdeckt.",
        "Der einzige Unterschied: Die Köpfe sekundärer Elemente stehen nicht im Ring, und so wählt die Suche sie nie. Wird eines von ihnen überdeckt, entfallen seine anderen Optionen wie immer. Primäre Elemente sind hier blau, sekundäre grün.",
      ],
      hint: "Geh zur Lösung: Der Ring ist leer, obwohl manche Diagonalen nie überdeckt wurden.",
    },
    {
      title: "Woher das kommt",
      text: [
        "Zwei Zuweisungen nehmen einen Knoten aus seiner Liste, zwei bringen ihn zurück: Wenige Ideen sind so klein und reichen so weit. Zwanzig Jahre war diese alt, als sie ihren Namen bekam: Dancing Links, tanzende Verweise.",
        "Die Begriffe dieser Seiten sind die von Knuth: Element (item), Option (option), überdecken (cover) und aufdecken (uncover). Wer mehr wissen will, beginnt mit seinem Aufsatz von 2000, der frei zugänglich ist, und liest in seinem Buch weiter.",
      ],
      hint: "Schreib im Labor ein eigenes Problem, und lass es tanzen.",
    },
  ],
};
