import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "Vẽ",
  digits: "Chữ số (không có luật)",
  groups: { area: "Vùng và dấu", line: "Đường", outside: "Gợi ý bên ngoài", board: "Cả bảng" },
  number: "Số",
  add: "Thêm",
  how: {
    board: "Nhập số rồi thêm.",
    area: "Kéo qua các ô rồi nhấn Thêm hoặc Enter. Kéo tiếp từ ô bên cạnh để thêm ô; chạm để bỏ một ô.",
    copies: "Kéo qua các ô rồi nhấn Thêm hoặc Enter; sau đó chọn nơi bản sao bắt đầu.",
    line: "Kéo từ ô đầu đến ô cuối.",
    pairs: "Kéo từ ô sang ô: mỗi hai ô có một dấu.",
    cells: "Chạm một ô, hoặc kéo qua nhiều ô.",
    block: "Kéo qua các ô quanh một góc.",
    outside: "Kéo dọc theo đường, bắt đầu từ phía gợi ý.",
  },
  keys: "Bằng phím: Shift và mũi tên, hoặc phím cách; rồi Enter.",
  whole: "Luật cho cả bảng",
  rules: "Luật của bảng",
  remove: (rule) => `Xóa: ${rule}`,
  candidates: "Ứng viên thực",
  candidatesHint: "Các chữ số mà ô có trong một lời giải nào đó",
  late: (seconds) => `Chưa tìm được hết trong ${seconds} giây: có thể còn nữa.`,
};
