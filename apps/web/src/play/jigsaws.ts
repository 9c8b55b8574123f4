// The regions of jigsaws: a letter for each cell, row by row; every one has puzzles of all levels up to expert, which are soon made.
//   const shape = jigsawShape(seed);
import type { Shape } from "../core/api_boards";

const size = 9;

const patterns = [
  "AABBBBCCFAAABEBCFFADAAEBCCFDDAEEBCFFDDDEHBCCFGDGEHHCIFGDGEHHHIFGDGEHIIIIGGGEHHIII",
  "AAABBBBCCAAAEBCCCCAAAEBBFCCDDDEEBFFCGDEEEBFFFGDDDEEFFFGDDGHIIIIGGGGHHHHIGHHHHIIII",
  "AABBBBBCCAABABBCCCDAAABCCFCDAEEEECFFDDDEEEEFFDGDDEFFFIDGGHHFIIIGGGHHHHHIGGGHHIIII",
  "AABBBCCCCAAABBBCCFADAABECCFDDABBEECFDDDEEEEFFGDDEIIFFIGDGEHIFFIGGGGHIIIIGGHHHHHHH",
  "ABBBBBBCCAABBABCCCAAAAACCFCDDDEFFFFCDDEEEEEFFDDDDEEEFFGGGGHIIIIGGHHHIHIIGGGHHHHII",
  "AAABCCCCCAAABCCCBCAAABBBBBBDDEEEEEEFDDDEEFFFFGDDEFFFIIGDDHHHFIIGGGGHHHHIGGGHHIIII",
  "DBBBBCCCCDABABBCCCDAAAEBBFCDAAEEEEFCDDAAEFEFIDDDEEFFFIHHHHHHFFIHHGGGGIIIHGGGGGIII",
  "AAAAAACCCABAABECCCDBBBBECFFDDBBEECCFGDDBEFFFFGGDHEEEFIGGDHEHHFIGDDHHHHHIGGGIIIIII",
  "AAABBBBBCAAABBCCBCADDBFFCCCADEEEFFCCADDEEEFFFDDDDHEEIFGGHHHHEIFGGGHHIIIIGGGGHHIII",
  "AABBBBBBCAABABBCCCDAAACCCCFDADDDFFCFDDDEEEFFFDEEEHEEFFGGGGHEIIIGGGGHIIIIGHHHHHHII",
  "AAAECCCCCAEEEBBBBCAEEBBBFFCAAEEBBFCCDAAEDHFFFDDDDDHFFFGGDDHHHHIGGHHHIIIIGGGGGIIII",
  "AABBBCCCCDAABBCBCCDDAABBBCFDAAAEEECFDEEEEFEFFDDDDEFFFFHHHHHHHIIGGGGHIHIIGGGGGIIII",
];

const mirrored = (text: string) => text.replace(/.{9}/g, (row) => [...row].reverse().join(""));
const turned = (text: string) =>
  Array.from({ length: size * size }, (_, cell) => text[(size - 1 - (cell % size)) * size + Math.floor(cell / size)]).join("");

/** One of them, seen from any of its eight sides. */
export function jigsawText(seed: number): string {
  let text = patterns[seed % patterns.length] ?? "";
  const side = Math.floor(seed / patterns.length) % 8;
  if (side >= 4) text = mirrored(text);
  for (let turn = 0; turn < side % 4; ++turn) text = turned(text);
  return text;
}

export const jigsawShape = (seed: number): Shape => ({
  size,
  boxRows: 0,
  boxColumns: 0,
  regions: [...jigsawText(seed)].map((letter) => letter.charCodeAt(0) - 65),
  name: "",
});
