// The front page.
import type { Home } from "../en/home";

export const home: Home = {
  title: "Sudoku",
  lead: "Từ 4 × 4 đến 36 × 36, gợi ý cho thấy lý do, và một cái nhìn vào cách máy tính giải. Không tài khoản, không quảng cáo; dùng được khi không có mạng.",
  begin: "Bắt đầu ở đây",
  beginText: "Một câu đố để khởi đầu. Nếu muốn, luật chơi được giải thích bên cạnh.",
  beginPlay: "Chơi",
  allGames: (count) => `Tất cả ${count} ván`,
  today: "Câu đố hôm nay",
  newText: "Một bảng 9 × 9 mới, tạo ngay:",
  newMore: "Kích thước và loại khác",
  learn: "Học",
  rules: "Luật chơi",
  rulesText: "Trong hai phút, có hình",
  techniques: "Kỹ thuật",
  techniquesText: "Là gì, vì sao đúng, và một bảng để thử",
  own: "Của bạn",
  enter: "Nhập câu đố",
  enterText: "Gõ, dán, chụp ảnh hoặc vẽ thêm luật; được kiểm tra ngay",
  games: "Các ván và thời gian",
  gamesText: "Mọi ván bạn đã bắt đầu và mất bao lâu",
  computer: "Máy tính giải thế nào?",
  storyText: "Phủ chính xác và liên kết nhảy múa, trong mười hai trang chuyển động",
  watchText: "Cuộc tìm kiếm trên bảng bạn đang chơi, từng nước một",
  labText: "Quân hậu, mảnh ghép và mọi bài toán bạn viết",
};
