// The view "Story": nine pages from exact cover to the choice of the next item.
import type { Story } from "../en/story";

export const story: Story = {
  title: "Câu chuyện",
  page: (number, of) => `Trang ${number} trên ${of}`,
  previous: "Trước",
  next: "Tiếp",
  contents: "Các trang",
  toWatch: "Xem câu đố của bạn nhảy",
  tryIt: "Thử xem",

  itemState: (item, times) =>
    times === 0 ? `Mục ${item} chưa được phủ` : times === 1 ? `Mục ${item} đã được phủ` : `Mục ${item} bị phủ ${times} lần`,
  optionButton: (option) => `Lựa chọn ${option}: các mục`,
  items: "Các mục",
  options: "Các lựa chọn",
  missing: (items) => `Còn thiếu: ${items}.`,
  twice: (items) => `Bị phủ hơn một lần: ${items}.`,
  exact: "Mỗi mục đúng một lần: một phép phủ chính xác!",
  nothing: "Chưa chọn gì.",
  clear: "Làm lại",
  coverItem: (item) => `Phủ ${item}`,
  coverGroup: "Phủ một mục",
  uncover: (item) => `Bỏ phủ ${item}`,
  covered: (items) => `Đã phủ theo thứ tự: ${items}.`,
  coveredNone: "Mọi mục đều ở trong vòng.",
  blocks: "Các họ luật",
  blocksOne: "ô",
  blocksTwo: "thêm hàng",
  blocksThree: "thêm cột",

  pages: [
    {
      title: "Mỗi mục đúng một lần",
      text: [
        "Đây là bảy mục và sáu lựa chọn. Mỗi lựa chọn là một tập hợp các mục. Hãy chọn sao cho mỗi mục nằm trong đúng một lựa chọn: không sót, không trùng. Đó là phủ chính xác.",
        "Nhiều câu đố thật ra là bài toán này. Mục là một luật cần được thỏa mãn một lần; lựa chọn là một nước đi thỏa mãn vài luật.",
      ],
      hint: "Nhấn vào các lựa chọn để chọn chúng. Chỉ có một cách phủ chính xác.",
    },
    {
      title: "Ma trận",
      text: [
        "Viết mỗi lựa chọn thành một hàng, mỗi mục thành một cột, và ghi số 1 ở nơi lựa chọn có mục ấy. Phủ chính xác là một tập hợp hàng sao cho mỗi cột có đúng một số 1.",
        "Lấy một hàng thì các cột của nó đã xong, và mọi hàng khác có số 1 trong các cột ấy bị loại: chúng mờ đi. Phần còn lại là một bài toán nhỏ hơn cùng loại.",
      ],
      hint: "Nhấn một hàng để lấy, nhấn lần nữa để trả lại.",
    },
    {
      title: "Liên kết bốn phía",
      text: [
        "Số 1 rất ít, nên chỉ lưu chúng. Mỗi số 1 là một nút biết các hàng xóm của mình: trên và dưới trong cột, trái và phải trong hàng. Mỗi cột treo vào một đầu cột, và các đầu cột nối thành một vòng bắt đầu từ gốc.",
        "Con số ở đầu cột là độ dài danh sách: mục ấy còn bao nhiêu lựa chọn.",
      ],
      hint: "Chỉ vào một nút, hoặc đưa tiêu điểm vào hình rồi dùng phím mũi tên đi theo liên kết.",
    },
    {
      title: "Phủ và bỏ phủ",
      text: [
        "Để phủ một mục, hãy gỡ đầu cột của nó khỏi vòng, và gỡ mọi lựa chọn có mục ấy khỏi các cột khác. Gỡ x chỉ cần hai thay đổi: hàng xóm trên trỏ xuống dưới, hàng xóm dưới trỏ lên trên.",
        "Nhưng bản thân x không bị động đến. Nó vẫn nhớ mình đã đứng đâu, và chỉ cần thế để móc nó lại. Cái nào rời đi sau cùng sẽ về trước tiên, và mọi liên kết lại như cũ. Đó là bước nhảy của các liên kết.",
      ],
      hint: "Phủ hai ba mục, rồi bỏ phủ, và xem từng liên kết trở về.",
    },
    {
      title: "Một hình vuông nhỏ",
      text: [
        "Hình vuông Latinh cỡ 3 có mỗi chữ số trong ba chữ số một lần ở mỗi hàng và mỗi cột. Một nước đi là “chữ số này vào ô này”: 27 lựa chọn. Mỗi lựa chọn thỏa mãn ba luật: ô được điền, hàng có chữ số, cột có chữ số. Vậy có 27 mục thuộc ba họ.",
        "Ma trận gồm ba khối đặt cạnh nhau, mỗi khối có hoa văn riêng: bậc thang cho các ô, và hai kiểu đường chéo lặp lại cho hàng và cột.",
      ],
      hint: "Ghép từng khối một, rồi chỉ vào bảng và vào ma trận.",
    },
    {
      title: "729 × 324",
      text: [
        "Sudoku thêm họ thứ tư: mỗi khối có mọi chữ số. Chín hàng, chín cột, chín chữ số: 729 lựa chọn. Bốn họ, mỗi họ 81 luật: 324 mục. Mỗi lựa chọn có bốn số 1, nên trong 236.196 vị trí chỉ có 2.916 số 1.",
        "Số 7 ở hàng 4, cột 2 phủ các mục “ô r4c2”, “hàng 4: 7”, “cột 2: 7” và “khối 4: 7”; mọi nước đi khác cũng vậy.",
      ],
      hint: "Chỉ vào một ứng viên để tìm hàng của nó; phóng to đến khi đọc được tên.",
    },
    {
      title: "Các số cho sẵn",
      text: [
        "Số cho sẵn là nước đã đi. Bốn mục của nó đã được phủ, và mọi hàng có một trong các mục ấy bị loại. Khi mọi số cho sẵn của câu đố này đã vào, phần lớn trong 729 hàng đã mờ đi trước khi cuộc tìm kiếm bắt đầu.",
        "Cuộc tìm kiếm có thể bắt đầu từ phần còn lại: mục đã phủ và lựa chọn đã loại hoàn toàn không cần dựng. Đó là dạng tỉa gọn.",
      ],
      hint: "Dùng thanh trượt đưa từng số cho sẵn vào.",
    },
    {
      title: "Bắt buộc, đoán, hoàn tác",
      text: [
        "Cuộc tìm kiếm lấy mục có ít lựa chọn nhất. Một lựa chọn: nước đi là bắt buộc. Ở một ô, người chơi gọi đó là số đơn lộ; ở hàng, cột hay khối là số đơn ẩn; với ma trận chúng như nhau.",
        "Nhiều lựa chọn: thử một rồi đi tiếp. Nếu có mục không còn lựa chọn nào thì lần đoán ấy sai; nó được hoàn tác từng liên kết một, rồi thử lựa chọn kế tiếp. Câu đố này cần một lần đoán.",
      ],
      hint: "Phát, hoặc nhảy từ lần chọn này đến lần chọn khác. Cam là đoán, xanh lá là bắt buộc, đỏ là ngõ cụt.",
    },
    {
      title: "Vì sao “ít nhất” thắng",
      text: [
        "Chọn mục nào tiếp theo cũng được; đáp án như nhau. Công sức thì không. Mục có ít lựa chọn nhất làm cây tìm kiếm hẹp lại, và thấy ngõ cụt ngay khi nó xuất hiện.",
        "Ở đây một câu đố khó được tìm đến cùng theo hai cách. “Đầu tiên” luôn lấy mục đầu tiên còn lại, và lang thang qua hàng nghìn thế cờ vốn đã hỏng từ đầu.",
      ],
      hint: "Đếm số nút của cả hai.",
    },
  ],
};
