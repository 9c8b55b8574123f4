// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "Chia sẻ",
  link: "Liên kết",
  withProgress: "Kèm tiến độ của tôi",
  withProgressHint: "Các chữ số, dấu và màu đã điền được ghi vào liên kết.",
  copy: "Sao chép liên kết",
  copied: "Đã sao chép liên kết.",
  copyFailed: "Không sao chép được liên kết; hãy chọn rồi tự sao chép.",
  send: "Gửi…",
  download: "Tải về",
  asLine: "Văn bản, một dòng",
  asGrid: "Văn bản, dạng lưới",
  asSvg: "Hình (SVG)",
  fileName: "puzzle",
};
