import type { PhotoTexts } from "../en/photo";

export const photo: PhotoTexts = {
  intro: "Mở, dán hoặc thả vào đây ảnh của một bảng in. Ảnh được đọc ngay trên thiết bị này và không rời khỏi nó.",
  open: "Mở ảnh",
  camera: "Dùng máy ảnh",
  reading: "Đang đọc ảnh…",
  done: (givens) => `Đã đọc bảng: ${givens} số cho sẵn.`,
  doubts: (count) => `${count} ô chưa chắc chắn.`,
  picture: "Bảng trong ảnh",
  doubtful: "chưa chắc chắn",
  readAs: (digit) => `đọc là ${digit}`,
  nothing: "trống",
  cell: (name) => `Trong ô ${name} có gì?`,
  left: (count) => `Ô chưa chắc chắn: ${count}`,
  settled: "Không còn ô nào chưa chắc chắn.",
  next: "Ô chưa chắc chắn tiếp theo",
  tooLarge: (most) => `Tệp này quá lớn: chỉ đọc ảnh tối đa ${most} megabyte.`,
  noPicture: "Tệp này không phải là ảnh mà trình duyệt đọc được.",
  broken: "Ảnh này bị hỏng, hoặc thuộc loại mà trình duyệt không đọc được.",
  view: "Hình từ máy ảnh",
  search: "Giữ máy ảnh sao cho thấy toàn bộ bảng.",
  found: "Đã thấy một bảng.",
  take: "Đọc bảng này",
  stop: "Tắt máy ảnh",
  noCamera: "Không tìm thấy máy ảnh. Bạn có thể mở ảnh thay vào đó.",
  notAllowed: "Trang không được phép dùng máy ảnh. Hãy cho phép trong cài đặt của trình duyệt, hoặc mở ảnh.",
  cameraFailed: "Không bật được máy ảnh; có thể chương trình khác đang dùng nó.",
};

export { default as sentences } from "../../../../../quadrille/languages/vi.txt?photo";
