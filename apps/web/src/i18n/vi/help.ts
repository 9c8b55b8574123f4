// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "Cách chơi",
  pages: { rules: "Luật chơi", playing: "Thao tác", keys: "Phím" },
  aim: "Điền vào mỗi ô trống một chữ số từ 1 đến 9, theo ba luật sau:",
  row: "Trong mỗi hàng, mỗi chữ số xuất hiện đúng một lần.",
  column: "Trong mỗi cột, mỗi chữ số xuất hiện đúng một lần.",
  box: "Trong mỗi khối 3 × 3, mỗi chữ số xuất hiện đúng một lần.",
  promise: "Không cần tính toán hay đoán mò: chỉ có một lời giải, và suy luận là đủ để tìm ra.",
  find: "Tìm một chữ số",
  findText:
    "Trong khối được tô màu, số 5 nằm ở đâu? Các số 5 bên ngoài loại đi hai hàng và một cột. Chỉ còn một ô trống: đó là chỗ của nó.",
  other: "Bảng cỡ khác cũng theo các luật ấy, với bộ chữ số riêng; hình vuông Latinh không có khối.",
  enter: "Điền chữ số",
  enterText:
    "Nhấn một ô rồi nhấn chữ số. Hoặc chọn chữ số trước, rồi nhấn các ô cần điền. Số nhỏ trên phím cho biết còn lại bao nhiêu.",
  marks: "Ghi chú",
  marksText:
    "Góc và Giữa biến chữ số thành dấu nhỏ: những chỗ một chữ số có thể nằm trong khối, hoặc các ứng viên của một ô. Nút Ứng viên điền tất cả.",
  stuck: "Khi bế tắc",
  stuckText:
    "Gợi ý chỉ chỗ cần nhìn; nhấn tiếp để biết rõ hơn, cho đến trọn bước giải. Kiểm tra tìm ra lỗi. Hoàn tác rút lại mọi bước.",
  beginner: "Chơi câu đố cho người mới",
  offer: "Mới chơi Sudoku?",
  offerText: "Ba luật, một phút.",
  offerShow: "Xem luật chơi",
  offerNo: "Tôi biết rồi",
};
