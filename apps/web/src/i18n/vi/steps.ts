// Steps: why a step of logic follows.
import type { Steps } from "../en/steps";

export const steps: Steps = {
  told: (reason, technique, ruledOut) => `${reason}: ${technique}.${ruledOut && ` Vậy ${ruledOut}.`}`,
  ruledOut: (cells, _count, digits) => `${cells} không phải là ${digits}`,
  lastCell: (unit, cell, digit) => `${unit.within}, chỉ ${cell} còn trống và chỉ thiếu ${digit}`,
  onlyPlaces: (unit, digits, where) => `${unit.within}, ${digits} chỉ có thể ${where}`,
  soThere: (reason, unit, digit, where) => `${reason}, nên ${unit.within} ${digit} chỉ có thể ${where}`,
  soOnly: (reason, digit, where) => `${reason}, nên ${digit} chỉ có thể ${where}`,
  nakedSingle: (cell, digit) => `${cell} chỉ có thể là ${digit}`,
  nakedSet: (unit, cells, _count, digits) => `${unit.within}, ${cells} chia nhau ${digits}`,
  isOneOf: (cell, digits) => `${cell} là ${digits}`,
  wing: (cells, digit) => `${cells}: dù ô đầu là gì, một trong các ô này là ${digit}`,
  wWing: (first, second, digits, linking, unit, digit) =>
    `${first} và ${second} đều là ${digits}, còn ${linking} có hai chỗ ${unit.within}, mỗi chỗ nhìn thấy một trong hai ô, nên một trong hai ô là ${digit}`,
  pairs: (digit, one, other, link) =>
    `${digit} có hai chỗ ${one.within} và hai chỗ ${other.within}, mỗi bên có một chỗ ${link.within}, nên một trong hai chỗ kia là đúng`,
  emptyRectangle: (box, digit, one, other, line) =>
    `${box.within}, ${digit} chỉ có thể ${one.within} hoặc ${other.name}, và nó có hai chỗ ${line.within}`,
  colouring: (cells, digit, ending) => `các cặp chỗ của ${digit} nối ${cells} thành hai màu, trong đó một màu đúng, và ${ending}`,
  colourTwice: (unit) => `một màu có hai chỗ ${unit.within}`,
  coloursSeen: "cả hai màu đều bị nhìn thấy",
  unique: (cells, one, other, ending) =>
    `nếu ${cells} chỉ có ${one} và ${other} thì có thể đổi chỗ chúng, mà câu đố chỉ có một lời giải; ${ending}`,
  uniqueCell: (cell) => `chỉ ${cell} có thể khác`,
  uniqueDigit: (cells, digit) => `một trong các ô ${cells} là ${digit}`,
  uniqueNaked: ({ unit, cells, digits }) => `${unit.within}, một trong các ô này và ${cells} chia nhau ${digits}`,
  uniqueHidden: ({ unit, cells, digits }) => `${unit.within}, ${digits} nằm trong một trong các ô này và ở ${cells}`,
  uniquePlaces: (unit, digit) => `${unit.within}, ${digit} chỉ có thể ở hai trong các ô này`,
  grave: (options) =>
    `nếu không có ${options} thì mỗi ô có hai ứng viên và mỗi chữ số có hai chỗ, mà câu đố như vậy không có đúng một lời giải`,
  graveNaked: (reason, { unit, cells, digits }) =>
    `${reason}; ${unit.within}, một trong các ô này và ${cells} chia nhau ${digits}`,
  suppose: (cell, digit) => `nếu ${cell} là ${digit}`,
  forced: (cell, digit) => `thì ${cell} là ${digit}`,
  noDigit: (cell) => `thì không còn gì cho ${cell}`,
  noPlace: (digit, unit) => `thì ${digit} không có chỗ ${unit.within}`,
  comma: ", ",
  semicolon: "; ",
  matrix: {
    rule: (unit, digit) => `${unit}: ${digit}`,
    items: (names, several) => `${several ? "các mục" : "mục"} ${names}`,
    oneLeft: (item, option) => `${item} chỉ còn một lựa chọn: ${option}`,
    allIn: (items, _several, links) => `${items} có mọi lựa chọn nằm trong ${links}`,
    leftWith: (item, option) => `${item} chỉ còn một: ${option}`,
    twoCovers: (items) => `nếu ${items} chỉ có lựa chọn của hai chữ số thì một cách phủ thành hai`,
    twoEach: (options) => `nếu không có các lựa chọn ${options} thì mỗi mục còn hai`,
    notAll: (items, links) => `${items} không thể được phủ hết cùng với một lựa chọn bị loại, vì ${links}`,
    choose: (option) => `chọn ${option}`,
    none: (item) => `${item} không còn lựa chọn nào`,
    ruledOut: (options) => `bị loại: ${options}`,
  },
};
