// Stock: ready puzzles for large boards, whose making would take a while. Each has exactly one solution; they were dug
// from full grids as long as steps up to the level solved them.
import type { Level } from "../core/api";

export interface StockPuzzle {
  boxRows: number;
  boxColumns: number;
  level: Level;
  rating: string;
  /** A symbol for each cell: 1-9, then letters from A for 10; a point for an empty one. */
  givens: string;
}

export const stock: readonly StockPuzzle[] = [
  {
    boxRows: 4,
    boxColumns: 4,
    level: "easy",
    rating: "1.5",
    givens:
      ".G9DA267.EB4.8C.A...1.E..6....B...........7.4D.....6.B.C8..G..2.C1..7.48..9.5.E.6.......G5.E.3.B.83G" +
      "...........7.A..B.FEC1..G.D..6...F9.7..8..G......D.1F..2..84.3A7..........62..CEG..B9..6D.1.4.D....." +
      "..GC.5...9..5E.......1..52..F4A6.....G38.7..C1..EF5.....",
  },
  {
    boxRows: 4,
    boxColumns: 4,
    level: "easy",
    rating: "1.5",
    givens:
      "8.F.....E....GDB6..9...B.4C.2.E..AD...8...BG.......5.3.E.89......8..G...6F34....12.G9..8...D...F..B." +
      "1.AD....7.8......5.....B46.9....2.F.79.3GD.1..........4E....D3G.EB.A...5.9..5.4...D.....A..29..F...." +
      "..E7..G.2..D...C.B8.5A3E..1....GA5F...4.E5A3..6..G.2.8..",
  },
  {
    boxRows: 4,
    boxColumns: 5,
    level: "easy",
    rating: "1.5",
    givens:
      ".......C6..3..92.4.7.....9......F.1...DKD.IJ5.K3.8A..7.F....6.9..F....5IJG......KB......D.C4A2..9.6." +
      ".8.6.3..E..H.....5BD.CE.1...4KF..D......G2J.A.H1..8.6.E......3....IG......264.5B9IG8..F..4E..H.1.K.3" +
      ".E..2...A...74..D......C.6E..3.....9..IH..8.D.J...B.1F..2.K.I..B....9.K6....71F.1..F.K42.B7....C86G." +
      "..2...68..H.9I...D...4...5..8H.J.E..C.A...3.6CG.19...B85E....1AG..DJ2..FK.7..8....59......2....K.H.F",
  },
  {
    boxRows: 4,
    boxColumns: 5,
    level: "easy",
    rating: "1.5",
    givens:
      "...H.8F54.A.......D....3A67.C.4..EDI.1.J.5I.71.....3.G...8...F.CEA.JH.I...6..B7...2.....F5.J.IG..K.H" +
      "...68..7.91..B.2....3.K..........89..6.I.DJ....4IA3.E..C.G.8I....7HB.CF.K.J.1.A...97..6F3GB..D4H..JC" +
      "...K..A.5....C..F...FBE..I1....7......6.2.C........D.1..6.E...8..CG9....2...5.1B.....J..KBE.5.8.C.I3" +
      "..7.....D..4G9.8.F..K....H....C.D..9E...E...3..2...8B6KDGC...6.1.D3.J8.29A...IB.......9...51.4..2...",
  },
  {
    boxRows: 5,
    boxColumns: 5,
    level: "easy",
    rating: "1.5",
    givens:
      "4.8HB...G61..K..D..9JELM.NGD...ELM..4B...I.KO.P.269P2.J..FK..C6E.B1H.M.8........49HJC8.23F......ND7B" +
      "76..EBN2.D.O9....4......K..3...L.8..B1N2I.FD.M4.5P...M...E..L85F..O91.AJ.C2.8OFL.B..P..3.....2NH.EG1" +
      "D.1..2.4F...7.I.G.BP..N3.J.5.NCA..1E.H.O3.......BDMBL..K.OD8.2J.4.7.I...5...J.O63..LMN...D.9K.FP..H." +
      "..A5.N2I..FE8....OP4KBJ..2NC....7.5....L..8A1.6.D..F.KH1.6..P...MLBD.32.O...3.6..M.I7...A..K..D.L.JO" +
      "..INCD.P.E....1H.GF.3M....L..8AH.....M.7.453...C...K.D..4...C..8.9P...I.6N....2...C...N.P3E.M8L.AB.." +
      "P..7D..5.G.94.EKF....328J..H...1.CLBK..8.NI.......L1FEI.8DP..5.J..A3...9.6....B..K..F.I.MCPL....H.O." +
      "..N....94...P.....M5.D1.I",
  },
  {
    boxRows: 5,
    boxColumns: 5,
    level: "easy",
    rating: "1.5",
    givens:
      ".CG.N....MJ...1..D3A7.....AJ.8...3N.F..E97..B...K....M.57.E....4.C...P..B.22..7.F.JIK...MO1NG.L....E" +
      "IKB.LDH.P..C3.78..JF..5..AFD...J4.B.LPEIG6..7.5...7JK.C...NIG...A4L...M..16..4..L.EOH.N8....K9.....J" +
      "6..PHM.5...7.....3D12...CG....9..7PM.H......5.K.DIOH1.D..FK72........M..PEL.876I1.....HK..L.2NO3JGAM" +
      "..NLK.D...B3O....E..18..5.B.F.G..C61M.LJ3.8....N79CM.2.N...O8.EG67..I.F....D...6.4K..9.A....7..EM.JN" +
      "E.......D1..7.BI.4F.5L.CG.O..9...6JI.13....CD.B.F...MG.A...CEJ.H.P.N...O.I.57C...NG2F6K..LO.1E....H." +
      ".DA..C.2....F8.B9J.H6N...H6.C.J..95KB4........7.2P.P....1I.D..C.32..GNLF...B...M...G.L.69HK...8.A..4" +
      "3L547...FADO.JG..P.69CH81",
  },
  {
    boxRows: 4,
    boxColumns: 4,
    level: "medium",
    rating: "2.3",
    givens:
      "47.E..F.6.....1....A274...38.6F.1....BE........8...D....A5.9.2......B....7..64..9E.5.8.6.....B...G.6" +
      "...A83C1E..F.....12.D......55.3.D......7F...8A41C.GE.B.......B.7A.9..F2........2..61....G.5...73...." +
      "....5GE.2..95..C...3..AD..A......2..9.....G.FD.B...C1..3",
  },
  {
    boxRows: 4,
    boxColumns: 4,
    level: "medium",
    rating: "2.5",
    givens:
      "1.G4..2A...D.3..........9.A.D74...D3B...5..G.12....C7..G....9...G.5..DC.........431....67E.....D..F2" +
      "EA.7.4..6B3C.B..2..48..F7A1.F.E5.3...9..4.A..ABG..1..74.3.......A.B..C...F...9.1...86..3....5...1E.." +
      ".G.2C.....264...3.....7..E.....9.F..........C8FB...7..E.",
  },
  {
    boxRows: 4,
    boxColumns: 5,
    level: "medium",
    rating: "2.3",
    givens:
      "J.3..C....2..146...FF..........E.9...A.3.......B6A5FG..47.2..C94.H..G......1....46.HJ.EI......3G1B9." +
      "A.5..3..JH.7..12.8..2E.FIG....H4A..K......1..D.8..9B.5EH4..6.B.E5.6.........DK19.....9......1.G..6H7" +
      ".2.K.5HCI...D.B..F.....I...1..FC8..5...G9.G3...6..7J...A8.D..42.D.........H.....EAK7.....G...36.C..." +
      "...J...3...K.D.E..7HI.A.8.C..F.3....K...K.EBGJ8......7..9....5.1C6..H....893G..D..6......34A...J.EB.",
  },
  {
    boxRows: 4,
    boxColumns: 5,
    level: "medium",
    rating: "2.5",
    givens:
      "....564.G..9..A....D....B....F.D..3.......IJ.A.B.3164.....CF.D...18.KC.H...2.47..IH8.BF.....5...K..3" +
      "...C..D5J...8..H..I.....A....G...J9..F..1J2G....4.E.......6.E3...F..6..7.....K.A7.4..95.....CA2..IB." +
      "A.G52..13.I8.4...6.EF...HK..E.G..B.D2.J..GK4.C6...9B....87..2.F....459...C..6.H.I..........5G....9.." +
      ".6J.......3A..E.CG2B.F.I.G..7.H1..CB.J.4B.A.6...H..F3D.CE......H1...........GA.88E57.DB.....A.KF....",
  },
  {
    boxRows: 5,
    boxColumns: 5,
    level: "medium",
    rating: "2.3",
    givens:
      ".G.1....A......J6..D3B.N..5A.B...N.F..H....GI..9..D3..J1.....C.GK95O.N...HI.9F.....M.5...N.24.P6...J" +
      ".....8.2D..6E...7..CL..5O..6G...I.2...14..C.E.5.A...O.HL.71E3.52.....JG...9.K..5.H.GMN.6..748..D.L.." +
      "2D.4F6..9A..LC.GO.N..M.KPBMEJ.OD..4.GK...9.PH.I....L.P.J3.C.4..D....27.OI..1.5F7.PL..A2.3....I.9H.E." +
      "M....52N..E.CK.L.9..P..4..2I..M6BK....58.....CA17.K.B.E.9O4..IPJ73H.5..N..L.O....MP6..E7..5G..AIKF.." +
      "5N......I..D.F6B.H8MAJ7L.......1.......9.J..6.8ED....E1H5..G...IA.C79.N.P646.C.2D....K5...IN...OG.MH" +
      "J8K..BCG...P14D.IM7.E9.....9...7DH..3.NCPF.J.....M....A.K.5.IJ.E.2.N....6O.FBM2O........6...G...D3.." +
      "...N.F.4PO.9.M.A..65178.G",
  },
  {
    boxRows: 5,
    boxColumns: 5,
    level: "medium",
    rating: "2.5",
    givens:
      "51..CI.P23...N..9.LB..DJ.API...HEL.....O.J2..745..JH7.8..GK.F1..P.6E.5.B3...N...6B.4A...J.7CK..L..1." +
      "F..3..7..5L2....8A...NG.P.J4.9L.H..38..6GKF..D....P6..A.O.E..D.HN9LB..3...G.7.K...6.GE.9I.3...D8.1.." +
      "D....B9MNK.4........2J.I.8OC..4F...2.KG...P.......2..AP.IK6E...7.C.JF.G.B.1C..EBF.N3.95H4..PMOGK..7D" +
      "9.8.5...O.NBJL...74K.H.P.6...L9......1..IAD5...J.47.N...M..4.G.EK....LF....LDF...5.9.A.G..BM..71K.EJ" +
      ".C...7J..P......2O34AL....E65IG.ADN7.M.HLF.P1.2.B8N.J9...1......LDGI.....3...M.48..FL..P...5N6A....H" +
      ".8.C1K.57...N..E43.M...F2..BM..34.86...71D.J.PAC5K..D.J..LA..I.M9.75.6...H3..A6..N...H3.K.PIC.84..DE" +
      "KL.7.2D9...PE...B.A...I..",
  },
  {
    boxRows: 4,
    boxColumns: 4,
    level: "hard",
    rating: "3.2",
    givens:
      "..5.B..G.9.CF6....2.A5.........3.1C.D.4.G6.EA.87...E..CF4..8G.19...A......8349F..8.5E..7.G..3...EC4." +
      "..D.5...2...9F....6C7.D......D...6....A....G.....A..C..68.9F75......F..D.....B..F...8EG...5..4...9A3" +
      "..2.1D..F.G2...8.1..5.4....D..GB6....7..B9..C......G...2",
  },
  {
    boxRows: 4,
    boxColumns: 4,
    level: "hard",
    rating: "3.4",
    givens:
      "BC....429...7.5D.F........A.....DG5..6AE.7..4.C...7....94D.C.2...6.B..C.F....5.4.......3.G....8.F..8" +
      "G.....9A...2....1..4.C..GB.6...CEGFD3.....1A5.......B12.9..C.AD4....5......E3E1...5.C..G2.....6.A.GF" +
      ".8...79B...5..7.A9.......3C1..E....2....4.F7B..6......D.",
  },
  {
    boxRows: 4,
    boxColumns: 5,
    level: "hard",
    rating: "3.0",
    givens:
      "..1.IJ75BA9....8.2..A.........7.GI...5..J5...DE3....A..6..CF.E..K.H.8..6B1...3GI..8......5.IEK9G...." +
      "..H..1.F..GCJ..D2.E.7B....9.4..A.35.KF....CA..82......4BI...6...G.2DJ.......1.9..F..4..G...J..1.H..." +
      "C.....F...39...2.D.7B.E.....H..K....JA5G.D.E.F...7...56.9...FG.7..D.5..4I..1...C.J..B6K.A8.......EH2" +
      ".H9....JI1.278..3.....I..21...C......9.83A..28...FH.1...4.D..6..9..........H..F.8..5.EI.6..G4.D..J.B",
  },
  {
    boxRows: 4,
    boxColumns: 5,
    level: "hard",
    rating: "3.0",
    givens:
      ".C7..I8H6...E3....FG...5.......I2....AHJ.4AB..2...D8F....9.II1.....C.J..H..42.3....9EH..B...J1.K...." +
      "7.5..K...3..I.4B.J.......7.9....B.3..I.8......5..E.H.D..14631..E....AFC....5.D.2....I1....7K...8..J." +
      "....9...7.HD....K1......24D5.GF.A9.H....H.1GA3..2.....E9...............7K.D.4..CD7...A9....25..G.3.B" +
      "3.8..6.I.BJ..A.......8..62......CGAE3...E..K.8...4.6.2..JH7A.B.H..I......K...5G.2G.D7J6...5E..1F8..K",
  },
  {
    boxRows: 5,
    boxColumns: 5,
    level: "hard",
    rating: "3.4",
    givens:
      ".K.O.N.1D.....JP.B3M.L...E64C1.8G..O7..5..FLNJ.....N.3.......8..PC.JD..7E.O..9..6...CFMN...4AIO..PD." +
      "D..L.JE..O.3..HK....1M.49L9MG...O....4DC7B.NPI6.J.HEC.7IDP.....BO....JK.3N16.....MC..G9...8.5.1.E.P." +
      ".41D..3LN.M....I.....2C952..IB49KH.3.1J..D6.....7.....N.F.E1AH..8D.92.L...4.8B.4......C5..GNLE....6K" +
      "G..6E7..4NK2...AC.8.9.I.3.F.K3..2.L...N6..7.H...ED....A..D3..PE9...1..7.M..B.2.HF5...8.LC..AP.7G.6.." +
      "FCN....IA..D.6.23EK.....J.D.........B75....1I2..OA..I1..K8.4.J...6.HCL.573FKGE.52.7.H.F3A1.J.B...L.M" +
      "5.K.O.I..D6LC.B...7......1...C.PAGK..O..BL..48.9.....ED..9M.5....1.CG.3I..7IL.FG.O.....J7.96K.D5..M." +
      "....6..N.7P..HM5..OAD1KL.",
  },
  {
    boxRows: 5,
    boxColumns: 5,
    level: "hard",
    rating: "3.0",
    givens:
      "..FLCM..O..9K.BI...A2..84B.5.4.NP68..3..G.M....F...E..2.73..OAFL...K..9......1.9.....J..M..4OL.DN3P." +
      ".AI8HL.9..45..7.DN.2....B9BGF1..7AN.C...E...3M.IL2P3.MIF.DE5.N..H7....4CJ....C.....K..J..2...BM3..1." +
      ".........47.GKOPL.IJ...5..J.75....28F...N94.OAB..P2H..3.P..ON.9G5F.E.7.1.ICN7.5L.B....O8.....A..6..J" +
      "..D......31.A.K4N....P.GLK1MG.....7...H326.5.O......4I.HMA...B.E..C..L.D.N.HL9P.5GN...D..6CMA......." +
      "1.......J9.G52..7.N.LI4.KI..4.BK..FP.N.J....E5....F.NK67A.H..3L..O.DJ4G.PB..8...IO.L.H..4..59.KC..J." +
      ".F....6..B5KD...ILE1P.29..........H.62F.J..9..M....MH1...F2...P...K.4NJ.BD.JD..NA51G..M..4BP.2.I...F" +
      "....B9I.PM.H..1D.8..6A...",
  },
];
