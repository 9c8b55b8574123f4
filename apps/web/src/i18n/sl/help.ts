// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "Kako se igra",
  pages: { rules: "Pravila", playing: "Igranje", keys: "Tipke" },
  aim: "V vsako prazno polje vpišite števko od 1 do 9. Tri pravila povedo, kje sme stati:",
  row: "V vsaki vrstici je vsaka števka natanko enkrat.",
  column: "V vsakem stolpcu je vsaka števka natanko enkrat.",
  box: "V vsakem kvadrantu 3 × 3 je vsaka števka natanko enkrat.",
  promise: "Brez računanja in ugibanja: rešitev je ena sama in do nje pridete z razmislekom.",
  find: "Kako najdete števko",
  findText:
    "Kam v obarvanem kvadrantu sodi 5? Petice zunaj njega izločijo dve vrstici in en stolpec. Ostane eno prazno polje: tja sodi.",
  other: "Mreže drugih velikosti imajo ista pravila in svoje števke; latinski kvadrat nima kvadrantov.",
  enter: "Vpis števke",
  enterText:
    "Pritisnite polje, nato števko. Ali pa najprej števko in nato polja, kamor sodi. Mala številka na tipki pove, koliko jih še manjka.",
  marks: "Zapiski",
  marksText:
    "Kot in Sredina spremenita števke v majhne oznake: kje v kvadrantu je mesto za števko ali katere kandidate ima polje. Gumb Kandidati vpiše vse.",
  stuck: "Ko ne gre naprej",
  stuckText:
    "Namig pokaže, kam gledati; ob naslednjem pritisku pove več, vse do celega koraka. Preveri najde napake. Razveljavi vrne katero koli potezo.",
  beginner: "Igraj uganko za začetnike",
  offer: "Prvič pri sudokuju?",
  offerText: "Tri pravila, ena minuta.",
  offerShow: "Pokaži pravila",
  offerNo: "Pravila poznam",
};
