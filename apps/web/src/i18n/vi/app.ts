// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "Đến nội dung",
  views: "Các trang",
  play: "Chơi",
  enter: "Tự nhập",
  watch: "Xem",
  story: "Câu chuyện",
  lab: "Phòng thí nghiệm",
  more: "Thêm",
  steps: "Từng bước",
  technique: "Kỹ thuật",
  settings: "Cài đặt",
  theme: "Sáng hay tối",
  themeAuto: "Theo hệ thống",
  themeLight: "Sáng",
  themeDark: "Tối",
  language: "Ngôn ngữ",
  close: "Đóng",
  cancel: "Huỷ",
  loading: "Đang tải…",
  notLoaded: "Không tải được phần này của trang. Bạn có đang mất mạng không?",
  tryAgain: "Thử lại",
  coreFailed: "Không khởi động được bộ giải",
  coreFailedText:
    "Không có nó, trang này không hoạt động được. Có thể tệp của nó không tải được vì mất mạng, hoặc trình duyệt không chạy được WebAssembly. Các ván của bạn vẫn an toàn; khi có mạng trở lại, trang sẽ tự thử lại.",
};
