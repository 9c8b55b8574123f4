// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "Chia sẻ",
  link: "Liên kết",
  withProgress: "Kèm tiến độ của tôi",
  withProgressHint: "Các chữ số, dấu và màu đã điền được ghi vào liên kết.",
  copy: "Chép liên kết",
  copied: "Đã chép liên kết.",
  copyFailed: "Không chép được liên kết; hãy chọn và tự chép.",
  send: "Gửi …",
  download: "Tải về",
  asLine: "Văn bản, một dòng",
  asGrid: "Văn bản, dạng lưới",
  asSvg: "Hình (SVG)",
  fileName: "puzzle",
};
