// The view "Lab": any exact-cover problem.
import type { Lab } from "../en/lab";

const figure = (count: number) => count.toLocaleString("vi");

export const lab: Lab = {
  title: "Phòng thí nghiệm",
  lead: "Điều gì nói được thành “chọn các lựa chọn sao cho mỗi mục được phủ đúng một lần” thì đều nhảy được. Hãy lấy một bài trong bộ sưu tập, hoặc tự viết.",
  from: "Bài toán",
  fromGallery: "Bộ sưu tập",
  fromText: "Tự viết",
  gallery: {
    queens: {
      title: "Quân hậu",
      text: "Đặt một quân hậu vào mỗi hàng và mỗi cột, không hai quân nào cùng đường chéo. Đường chéo là mục phụ: được phủ nhiều nhất một lần.",
    },
    langford: { title: "Cặp Langford", text: "Mỗi số xuất hiện hai lần trên một hàng, giữa hai số k có đúng k chỗ." },
    pentominoes: { title: "Pentomino", text: "Lấp đầy hình chữ nhật 60 ô bằng mười hai mảnh năm ô." },
    dominoes: { title: "Domino", text: "Lát bảng vuông bằng các quân domino." },
    latin: { title: "Hình vuông Latinh", text: "Mỗi ký hiệu một lần trong mỗi hàng và mỗi cột." },
  },
  size: "Kích thước",
  sizeRows: "Số hàng",
  asText: "Sửa dưới dạng văn bản",
  text: "Dòng đầu ghi các mục (mục phụ sau dấu |), rồi mỗi dòng một lựa chọn; hoặc các hàng gồm 0 và 1",
  textExample: "Ví dụ",
  read: "Đọc",
  bad: "Đây chưa phải là một bài toán.",
  show: "Làm gì với nó",
  showSolutions: "Lời giải",
  showCount: "Đếm",
  showDance: "Điệu nhảy",
  looking: "Đang tìm lời giải…",
  none: "Không có lời giải.",
  found: (count, complete) => (complete ? `Tất cả ${figure(count)} lời giải` : `${figure(count)} lời giải đầu tiên`),
  solutionOf: (number, of) => `Lời giải ${number} trên ${of}`,
  many: "rất nhiều",
  previous: "Lời giải trước",
  next: "Lời giải sau",
  drawing: (number, rows, columns) => `Lời giải ${number}, vẽ trên ${rows} × ${columns} ô`,
  drawingNow: "Hình vẽ các lựa chọn đã lấy",
  count: "Đếm mọi lời giải",
  counting: "Đang đếm…",
  countedSoFar: (count) => `đến giờ: ${count}`,
  counted: (count) => `${figure(count)} lời giải`,
  countFacts: (nodes, updates, milliseconds) => `${nodes} nút, ${updates} cập nhật, ${milliseconds} ms`,
  countStopped: "Đã dừng.",
  cancel: "Hủy",
};
