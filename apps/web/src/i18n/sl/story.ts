// The view "Story": twelve pages from exact cover to who thought of it.
import type { Story } from "../en/story";

export const story: Story = {
  title: "Zgodba",
  page: (number, of) => `Stran ${number} od ${of}`,
  previous: "Nazaj",
  next: "Naprej",
  contents: "Strani",
  toWatch: "Kako pleše vaša uganka",
  tryIt: "Poskusi",

  itemState: (item, times) =>
    times === 0
      ? `Postavka ${item} ni pokrita`
      : times === 1
        ? `Postavka ${item} je pokrita`
        : `Postavka ${item} je pokrita ${times}-krat`,
  optionButton: (option) => `Možnost ${option}: postavke`,
  items: "Postavke",
  options: "Možnosti",
  missing: (items) => `Manjka še: ${items}.`,
  twice: (items) => `Pokrito več kot enkrat: ${items}.`,
  exact: "Vsaka postavka natanko enkrat: natančno pokritje!",
  nothing: "Izbrano ni še nič.",
  clear: "Začni znova",
  coverItem: (item) => `Pokrij ${item}`,
  coverGroup: "Pokrij postavko",
  uncover: (item) => `Odkrij ${item}`,
  covered: (items) => `Pokrito po vrsti: ${items}.`,
  coveredNone: "Vse postavke so v obroču.",
  linksLegend: "Vsaka puščica je povezava, ki jo vozlišče pozna. Povezave okrog zadnje strani slike so skrajšane.",
  linkBack: "Eno povezavo nazaj",
  linkForward: "Eno povezavo naprej",
  unhook: "odpni x",
  hook: "pripni x",
  xHead: (item) => `x je glava postavke ${item}.`,
  xNode: (option, item) => `x je vozlišče možnosti ${option} na seznamu postavke ${item}.`,
  xNobody: "U, D, L, R: sosedi zgoraj, spodaj, levo, desno.",
  tree: "Drevo",
  treeLabel: (nodes) => `Drevo iskanja, vozlišč doslej: ${nodes}`,
  sources: [
    "Nadaljuj tam, kjer je najmanj poti naprej: izbira postavke z najmanj možnostmi.",
    "Kar zapusti dvojno povezani seznam, še pozna svoja soseda in za vrnitev ne potrebuje ničesar drugega. Zgled je bil problem dam.",
    "Ime in uporaba za natančno pokritje: pentomine, dame in mnoge druge uganke.",
    "Metoda v celoti: stranske postavke, barve, večkratnosti, cene ter na stotine vaj z odgovori.",
  ],
  blocks: "Družine pravil",
  blocksOne: "polja",
  blocksTwo: "in vrstice",
  blocksThree: "in stolpci",

  pages: [
    {
      title: "Vsaka postavka natanko enkrat",
      text: [
        "Tu je sedem postavk, od 1 do 7, in šest možnosti, od A do F. Možnost je množica postavk. Izberite možnosti tako, da je vsaka postavka v natanko eni: nobena ne manjka, nobena se ne ponovi. To je natančno pokritje.",
        "Mnoge uganke so prav ta problem v preobleki. Postavka je pravilo, ki naj bo izpolnjeno enkrat; možnost je poteza, ki izpolni nekaj pravil.",
      ],
      hint: "Pritisnite na možnosti, da jih izberete. Natančno pokritje je eno samo.",
    },
    {
      title: "Matrika",
      text: [
        "Za vsako možnost napišite vrstico, za vsako postavko stolpec, in enico tja, kjer ima možnost to postavko. Natančno pokritje je množica vrstic z natanko eno enico v vsakem stolpcu.",
        "Ko vzamete vrstico, so njeni stolpci urejeni, vse druge vrstice z enico v njih pa so izločene: zbledijo. Ostane manjši problem iste vrste.",
      ],
      hint: "Pritisnite na vrstico, da jo vzamete, in še enkrat, da jo vrnete.",
    },
    {
      title: "Povezave v štiri smeri",
      text: [
        "Enic je malo, zato se hranijo samo te. Vsaka je vozlišče, ki pozna svoje sosede: zgoraj in spodaj v stolpcu, levo in desno v vrstici. Vsak stolpec visi na glavi, glave pa tvorijo obroč, ki se začne pri korenu.",
        "Število v glavi je dolžina njenega seznama: koliko možnosti ima postavka še na voljo.",
      ],
      hint: "Pokažite na vozlišče ali postavite fokus na sliko in s puščicami sledite povezavam.",
    },
    {
      title: "Pokrij in odkrij",
      text: [
        "Postavko pokrijete tako, da njeno glavo odpnete iz obroča, vsako možnost s to postavko pa iz vseh njenih drugih stolpcev. Za odpenjanje x sta potrebni dve spremembi: zgornji sosed zdaj kaže na spodnjega, spodnji na zgornjega.",
        "Sam x pa ostane nedotaknjen. Še vedno ve, kje je stal, in samo to je potrebno, da ga spet pripnemo. Kar je odšlo zadnje, se vrne prvo, in vsaka povezava je taka kot prej. To je korak, ki ga plešejo povezave.",
        "Pokrita postavka obdrži svoja vozlišča. Nihče več ne pride do njih, saj je njena glava zapustila obroč. Njen stolpec pa našteva možnosti, ki jih bo iskanje poskusilo, in vse, ki jih bo treba spet pripeti.",
      ],
      hint: "Pritisnite na dve ali tri postavke, da jih pokrijete, nato jih odkrijte. x je vozlišče, ki se spreminja.",
    },
    {
      title: "Iskanje, poteza za potezo",
      text: [
        "Zdaj celotno iskanje. Izberi postavko, pokrij jo in po vrsti poskusi njene možnosti: vzemi možnost, pokrij njene druge postavke in na enak način reši, kar ostane. Nato vse odkrij v obratnem vrstnem redu in poskusi naslednjo možnost.",
        "Prva je na vrsti postavka 1 z dvema možnostma. B vodi v slepo ulico: postavka 5 ostane brez možnosti. Zato se B vrne, povezavo za povezavo, in D vodi do rešitve D, A, E. Drevo kaže vsako izbiro, označena pa je vrstica kode, ki se izvaja.",
      ],
      hint: "Naredite potezo za potezo in primerjajte kodo, povezave in drevo.",
    },
    {
      title: "Majhen kvadrat",
      text: [
        "Latinski kvadrat velikosti 3 ima vsako od treh števk enkrat v vsaki vrstici in vsakem stolpcu. Poteza je »ta števka v to polje«: 27 možnosti. Vsaka izpolni tri pravila: polje je zapolnjeno, vrstica ima števko, stolpec ima števko. Skupaj je to 27 postavk v treh družinah.",
        "Matrika je sestavljena iz treh delov drug ob drugem, vsak s svojim vzorcem: stopnice za polja ter dve vrsti ponavljajočih se diagonal za vrstice in stolpce.",
      ],
      hint: "Sestavite dele enega za drugim, nato pokažite na mrežo in na matriko.",
    },
    {
      title: "729 × 324",
      text: [
        "Sudoku doda četrto družino: vsak kvadrant ima vsako števko. Devet vrstic, devet stolpcev, devet števk: 729 možnosti. Štiri družine po 81 pravil: 324 postavk. Vsaka možnost ima štiri enice, zato je od 236.196 mest samo 2.916 enic.",
        "7 v vrstici 4 in stolpcu 2 pokrije postavke »polje r4c2«, »vrstica 4: 7«, »stolpec 2: 7« in »kvadrant 4: 7«, in tako je z vsako potezo.",
      ],
      hint: "Pokažite na kandidata, da najdete njegovo vrstico; povečujte, dokler se imena ne dajo prebrati.",
    },
    {
      title: "Dane števke",
      text: [
        "Dana števka je že odigrana poteza. Njene štiri postavke so pokrite, in vsaka vrstica, ki ima katero od njih, je izločena. Ko so vse dane števke te uganke v mreži, je večina od 729 vrstic zbledela, še preden se iskanje začne.",
        "Iskanje lahko začne pri tistem, kar ostane: pokrite postavke in izločene možnosti sploh ne nastanejo. Temu pravimo oklestena oblika.",
      ],
      hint: "Z drsnikom spustite dane števke noter eno za drugo.",
    },
    {
      title: "Nujno, uganjeno, razveljavljeno",
      text: [
        "Iskanje vzame postavko z najmanj možnostmi. Ena možnost: poteza je nujna. V polju ji igralci pravijo gola enojka, v vrstici, stolpcu ali kvadrantu skrita enojka; za matriko sta enaki.",
        "Več možnosti: iskanje poskusi eno in gre naprej. Če kaka postavka ostane brez možnosti, je bilo ugibanje napačno; razveljavi se povezavo za povezavo in na vrsti je naslednja možnost. Ta uganka zahteva eno ugibanje.",
      ],
      hint: "Predvajajte ali skačite od izbire do izbire. Oranžna je ugibanje, zelena nujna poteza, rdeča slepa ulica.",
    },
    {
      title: "Zakaj zmaga »najmanj«",
      text: [
        "Naslednja je lahko katera koli postavka; odgovor je isti. Delo pa ne. Postavka z najmanj možnostmi naredi drevo ozko in slepo ulico odkrije takoj, ko nastane.",
        "Tu je težka uganka preiskana do konca na oba načina. »Prva« vzame vedno prvo preostalo postavko in tava po tisočih položajev, ki so bili izgubljeni že od začetka.",
      ],
      hint: "Preštejte vozlišča obeh.",
    },
    {
      title: "Največ enkrat",
      text: [
        "Štiri dame na deski 4 × 4: po ena v vsaki vrstici in vsakem stolpcu, nobeni dve na isti diagonali. Vrstice in stolpci morajo imeti svojo damo. Diagonali je ni treba: je stranska postavka, pokrita največ enkrat.",
        "Razlika je le v tem, da glave stranskih postavk niso v obroču, zato jih iskanje nikoli ne izbere. Ko je katera pokrita, njene druge možnosti odidejo kot vedno. Glavne postavke so tu modre, stranske zelene.",
      ],
      hint: "Pojdite do rešitve: obroč je prazen, čeprav nekatere diagonale niso bile nikoli pokrite.",
    },
    {
      title: "Od kod prihaja",
      text: [
        "Dve prireditvi vzameta vozlišče s seznama, dve ga vrneta: malo je zamisli, ki so tako majhne in sežejo tako daleč. Ime je dobila šele po dvajsetih letih.",
        "Izrazi teh strani, postavka, možnost, pokriti in odkriti, so Knuthovi. Kdor želi vedeti več, naj začne z njegovim člankom iz leta 2000, ki je prosto dostopen, in nadaljuje z njegovo knjigo.",
      ],
      hint: "V Laboratoriju napišite svoj problem in ga pustite plesati.",
    },
  ],
};
