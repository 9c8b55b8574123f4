// Settings.
import type { Settings } from "../en/settings";

export const settings: Settings = {
  title: "Cài đặt",
  looks: "Hình thức",
  symbols: "Viết chữ số bằng",
  symbolsFigures: "1-9, A-Z",
  symbolsNumbers: "1, 2, … 10, 11",
  symbolsLetters: "A, B, C",
  languageAuto: "Theo trình duyệt",
  help: "Trợ giúp khi chơi",
  sameDigit: "Làm nổi các chữ số giống nhau",
  peers: "Làm nổi hàng, cột và khối",
  conflicts: "Đánh dấu xung đột",
  conflictsHint: "Chữ số xuất hiện hai lần trong một hàng, cột hoặc khối.",
  counts: "Đếm số còn lại của mỗi chữ số",
  fill: "Ứng viên: điền khi bắt đầu",
  fillButton: "Ứng viên: nút để điền",
  clean: "Ứng viên: tự dọn khi điền chữ số",
  check: "Kiểm tra với lời giải",
  hints: "Gợi ý",
  timer: "Hiện thời gian",
  checkpoints: "Mốc",
  stored: "Cài đặt và ván chơi chỉ lưu trên thiết bị này.",
  about: (version) => `Quadrille ${version}: giải Sudoku mọi kích thước bằng Dancing Links, ngay trong trình duyệt.`,
};
