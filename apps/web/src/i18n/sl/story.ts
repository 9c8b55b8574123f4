// The view "Story": twelve pages from exact cover to who thought of it.
import type { Story } from "../en/story";

export const story: Story = {
  title: "Zgodba",
  page: (number, of) => `Stran ${number} od ${of}`,
  previous: "Nazaj",
  next: "Naprej",
  contents: "Strani",
  toWatch: "Oglejte si ples svoje uganke",
  tryIt: "Poskusite",

  itemState: (item, times) =>
    times === 0
      ? `Element ${item} ni pokrit`
      : times === 1
        ? `Element ${item} je pokrit`
        : `Element ${item} je pokrit ${times}-krat`,
  optionButton: (option) => `Možnost ${option}: elementi`,
  items: "Elementi",
  options: "Možnosti",
  missing: (items) => `Manjka še: ${items}.`,
  twice: (items) => `Pokrito več kot enkrat: ${items}.`,
  exact: "Vsak element natanko enkrat: natančno pokritje!",
  nothing: "Izbrano še ni nič.",
  clear: "Začni znova",
  coverItem: (item) => `Pokrij ${item}`,
  coverGroup: "Pokrij element",
  uncover: (item) => `Odkrij ${item}`,
  covered: (items) => `Pokrito po vrsti: ${items}.`,
  coveredNone: "Vsi elementi so v obroču.",
  linksLegend: "Vsaka puščica je povezava, ki jo vozlišče pozna. Povezave okrog zadnje strani slike so skrajšane.",
  linkBack: "Eno povezavo nazaj",
  linkForward: "Eno povezavo naprej",
  unhook: "odpni x",
  hook: "pripni x",
  xHead: (item) => `x je glava elementa ${item}.`,
  xNode: (option, item) => `x je vozlišče možnosti ${option} na seznamu elementa ${item}.`,
  xNobody: "U, D, L, R: sosedi zgoraj, spodaj, levo, desno.",
  tree: "Drevo",
  treeLabel: (nodes) => `Drevo iskanja, vozlišč doslej: ${nodes}`,
  sources: [
    "Nadaljuj tam, kjer je najmanj poti naprej: izbira elementa z najmanj možnostmi.",
    "Kar zapusti dvojno povezani seznam, še pozna svoja soseda in za vrnitev ne potrebuje ničesar drugega. Zgled je bil problem dam.",
    "Ime in uporaba za natančno pokritje: pentomine, dame in mnoge druge uganke.",
    "Metoda v celoti: stranski elementi, barve, večkratnosti, cene ter na stotine vaj z odgovori.",
  ],
  blocks: "Družine pravil",
  blocksOne: "polja",
  blocksTwo: "in vrstice",
  blocksThree: "in stolpci",

  pages: [
    {
      title: "Vsak element natanko enkrat",
      text: [
        "Tu je sedem elementov, od 1 do 7, in šest možnosti, od A do F. Možnost je množica elementov. Izberite možnosti tako, da je vsak element v natanko eni: nobeden ne manjka, nobeden se ne ponovi. To je natančno pokritje.",
        "Mnoge uganke so prav ta problem v preobleki. Element je pravilo, ki mora biti izpolnjeno natanko enkrat; možnost je poteza, ki izpolni nekaj pravil. V sudokuju je »vrstica 4 ima 7« tako pravilo, »7 v vrstici 4, stolpcu 2« pa taka poteza.",
      ],
      hint: "Pritisnite na možnosti, da jih izberete. Natančno pokritje je eno samo.",
    },
    {
      title: "Matrika",
      text: [
        "Za vsako možnost napišite vrstico, za vsak element stolpec, enico pa tja, kjer ima možnost ta element. Natančno pokritje je množica vrstic z natanko eno enico v vsakem stolpcu.",
        "Ko vzamete vrstico, so njeni stolpci opravljeni, vse druge vrstice z enico v njih pa so izločene: zbledijo. Ostane manjši problem iste vrste.",
      ],
      hint: "Pritisnite na vrstico, da jo vzamete, in še enkrat, da jo vrnete.",
    },
    {
      title: "Povezave v štiri smeri",
      text: [
        "Enic je malo, zato se hranijo samo te: iskanje po matriki bi vzelo skoraj ves čas. Vsaka je vozlišče, ki pozna svoje sosede: zgoraj in spodaj v stolpcu, levo in desno v vrstici. Vsak stolpec visi na glavi, glave pa tvorijo obroč, ki se začne pri korenu.",
        "Število v glavi je dolžina njenega seznama: koliko možnosti ima element še na voljo.",
      ],
      hint: "Pokažite na vozlišče ali izberite sliko in s puščicami sledite povezavam.",
    },
    {
      title: "Pokrij in odkrij",
      text: [
        "Element pokrijete tako, da njegovo glavo odpnete iz obroča, vsako možnost s tem elementom pa iz vseh njenih drugih stolpcev. Za odpenjanje x sta potrebni dve spremembi: zgornji sosed zdaj kaže na spodnjega, spodnji na zgornjega. Pri glavi sta to levi in desni sosed.",
        "Sam x pa ostane nedotaknjen. Še vedno ve, kje je stal, in samo to je potrebno, da ga spet pripnemo. Kar je odšlo zadnje, se vrne prvo, in vsaka povezava je taka kot prej. To je korak, ki ga plešejo povezave.",
        "Pokriti element obdrži svoja vozlišča. Do njih ne pride nihče več, saj je njegova glava zapustila obroč. Njegov stolpec pa našteva možnosti, ki jih bo iskanje poskusilo, in vse, ki jih bo treba spet pripeti.",
      ],
      hint: "Pritisnite na dva ali tri elemente, da jih pokrijete, nato jih odkrijte. x je vozlišče, ki se spreminja.",
    },
    {
      title: "Iskanje, poteza za potezo",
      text: [
        "Zdaj pa celotno iskanje. Izberi element, pokrij ga in po vrsti poskusi njegove možnosti: vzemi možnost, pokrij njene druge elemente in na enak način reši, kar ostane. Nato vse odkrij v obratnem vrstnem redu in poskusi naslednjo možnost.",
        "Prvi je na vrsti element 1 z dvema možnostma: manj jih nima nobeden. B vodi v slepo ulico: element 5 ostane brez možnosti. Zato se B vrne, povezava za povezavo, D pa vodi do rešitve D, A, E. Drevo kaže vsako izbiro, označena pa je vrstica kode, ki se izvaja.",
      ],
      hint: "Naredite potezo za potezo in primerjajte kodo, povezave in drevo.",
    },
    {
      title: "Majhen kvadrat",
      text: [
        "V latinskem kvadratu velikosti 3 je vsaka od treh števk enkrat v vsaki vrstici in vsakem stolpcu. Poteza je »ta števka v to polje«: 27 možnosti. Vsaka izpolni tri pravila: polje je zapolnjeno, vrstica ima števko, stolpec ima števko. Skupaj je to 27 elementov v treh družinah.",
        "Matrika je sestavljena iz treh delov drug ob drugem, vsak s svojim vzorcem: stopnice za polja ter dve vrsti ponavljajočih se diagonal za vrstice in stolpce.",
      ],
      hint: "Sestavite dele enega za drugim, nato pokažite na mrežo in na matriko.",
    },
    {
      title: "729 × 324",
      text: [
        "Sudoku doda četrto družino: vsak kvadrant ima vsako števko. Devet vrstic, devet stolpcev, devet števk: 729 možnosti. Štiri družine po 81 pravil: 324 elementov. Vsaka možnost ima štiri enice, zato je od 236.196 mest samo 2.916 enic.",
        "7 v vrstici 4 in stolpcu 2 pokrije elemente »polje r4c2«, »vrstica 4: 7«, »stolpec 2: 7« in »kvadrant 4: 7«; enako je z vsako drugo potezo.",
      ],
      hint: "Pokažite na kandidata, da najdete njegovo vrstico; povečujte, dokler se imena ne dajo prebrati.",
    },
    {
      title: "Dane števke",
      text: [
        "Dana števka je že odigrana poteza. Njeni štirje elementi so pokriti in vsaka vrstica, ki ima katerega od njih, je izločena. Ko so vse dane števke te uganke v mreži, je večina od 729 vrstic zbledela, še preden se iskanje začne.",
        "Iskanje lahko začne pri tistem, kar ostane: pokriti elementi in izločene možnosti sploh ne nastanejo. Temu pravimo oklestena oblika.",
      ],
      hint: "Z drsnikom vnašajte dane števke eno za drugo.",
    },
    {
      title: "Nuja, ugibanje, razveljavitev",
      text: [
        "Iskanje vzame element z najmanj možnostmi. Ena možnost: poteza je nujna. V polju ji igralci pravijo gola enojka, v vrstici, stolpcu ali kvadrantu pa skrita enojka; za matriko je to eno in isto.",
        "Več možnosti: iskanje poskusi eno in gre naprej. Če kak element ostane brez možnosti, je bilo ugibanje napačno; razveljavi se povezava za povezavo in na vrsti je naslednja možnost. Ta uganka zahteva eno ugibanje.",
      ],
      hint: "Predvajajte ali skačite od izbire do izbire. Oranžna je ugibanje, zelena nujna poteza, rdeča slepa ulica.",
    },
    {
      title: "Zakaj zmaga »najmanj«",
      text: [
        "Naslednji je lahko kateri koli element: odgovor je vedno isti, delo pa ne. Z elementom, ki ima najmanj možnosti, je drevo ozko, slepa ulica pa se pokaže takoj, ko nastane.",
        "Tu je težka uganka preiskana do konca na oba načina. »Prvi« vzame vedno prvi preostali element in tava po tisočih položajev, ki so bili izgubljeni že od začetka.",
      ],
      hint: "Preštejte vozlišča obeh.",
    },
    {
      title: "Največ enkrat",
      text: [
        "Štiri dame na deski 4 × 4: po ena v vsaki vrstici in vsakem stolpcu, nobeni dve na isti diagonali. Vrstice in stolpci morajo imeti svojo damo. Diagonala je ne potrebuje: je stranski element, pokrit največ enkrat.",
        "Razlika je le v tem, da glave stranskih elementov niso v obroču, zato jih iskanje nikoli ne izbere. Ko je kateri pokrit, njegove druge možnosti odidejo kot vedno. Glavni elementi so tu modri, stranski zeleni.",
      ],
      hint: "Pojdite do rešitve: obroč je prazen, čeprav nekatere diagonale niso bile nikoli pokrite.",
    },
    {
      title: "Od kod to",
      text: [
        "Dve prireditvi vzameta vozlišče s seznama, dve ga vrneta: malo je zamisli, ki so tako majhne in sežejo tako daleč. Ime je dobila šele po dvajsetih letih.",
        "Izrazi na teh straneh, element, možnost, pokriti in odkriti, so Knuthovi. Kdor želi vedeti več, naj začne z njegovim člankom iz leta 2000, ki je prosto dostopen, in nadaljuje z njegovo knjigo.",
      ],
      hint: "V Laboratoriju napišite svoj problem in ga pustite plesati.",
    },
  ],
};
