// The view "Story": twelve pages from exact cover to who thought of it.
import type { Story } from "../en/story";

export const story: Story = {
  title: "Câu chuyện",
  page: (number, of) => `Trang ${number}/${of}`,
  previous: "Trước",
  next: "Tiếp",
  contents: "Các trang",
  toWatch: "Xem câu đố của bạn nhảy múa",
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
  linksLegend: "Mỗi mũi tên là một liên kết mà nút ghi nhớ. Liên kết vòng ra sau hình chỉ được vẽ hai đầu.",
  linkBack: "Lùi một liên kết",
  linkForward: "Tiến một liên kết",
  unhook: "gỡ x",
  hook: "móc lại x",
  xHead: (item) => `x là đầu cột của mục ${item}.`,
  xNode: (option, item) => `x là nút của lựa chọn ${option} trong danh sách của mục ${item}.`,
  xNobody: "U, D, L, R: nút kề trên, dưới, trái, phải.",
  tree: "Cây",
  treeLabel: (nodes) => `Cây tìm kiếm, số nút đến giờ: ${nodes}`,
  sources: [
    "Hãy đi tiếp ở nơi có ít lối đi nhất: chọn mục có ít lựa chọn nhất.",
    "Nút đã rời danh sách liên kết đôi vẫn nhớ hai nút kề, và chỉ cần thế để trở lại. Ví dụ là bài toán quân hậu.",
    "Tên gọi, và việc dùng cho bài toán phủ chính xác: pentomino, quân hậu và nhiều câu đố khác.",
    "Phương pháp đầy đủ: mục phụ, màu, bội số, chi phí, cùng hàng trăm bài tập có lời giải.",
  ],
  blocks: "Các họ luật",
  blocksOne: "ô",
  blocksTwo: "thêm hàng",
  blocksThree: "thêm cột",

  pages: [
    {
      title: "Mỗi mục đúng một lần",
      text: [
        "Đây là bảy mục, từ 1 đến 7, và sáu lựa chọn, từ A đến F. Mỗi lựa chọn là một tập hợp các mục. Hãy chọn sao cho mỗi mục nằm trong đúng một lựa chọn: không sót, không trùng. Đó là một phép phủ chính xác.",
        "Nhiều câu đố thật ra chính là bài toán này. Mục là một luật cần được thoả mãn một lần; lựa chọn là một bước thoả mãn vài luật. Trong Sudoku, “hàng 4 có số 7” là một luật như thế, và “7 ở hàng 4, cột 2” là một bước như thế.",
      ],
      hint: "Nhấn vào các lựa chọn để chọn chúng. Chỉ có một phép phủ chính xác.",
    },
    {
      title: "Ma trận",
      text: [
        "Viết mỗi lựa chọn thành một hàng, mỗi mục thành một cột, và ghi số 1 ở nơi lựa chọn có mục ấy. Một phép phủ chính xác là một tập hợp hàng sao cho mỗi cột có đúng một số 1.",
        "Khi lấy một hàng, các cột của nó đã xong, và mọi hàng khác có số 1 trong các cột ấy đều bị loại: chúng mờ đi. Phần còn lại là một bài toán nhỏ hơn cùng loại.",
      ],
      hint: "Nhấn một hàng để lấy, nhấn lần nữa để trả lại.",
    },
    {
      title: "Liên kết bốn phía",
      text: [
        "Số 1 rất ít, nên chỉ lưu chúng: tìm chúng trong ma trận sẽ mất gần hết thời gian. Mỗi số 1 là một nút ghi nhớ các nút kề nó: trên và dưới trong cột, trái và phải trong hàng. Mỗi cột treo vào một đầu cột, và các đầu cột nối thành một vòng bắt đầu từ gốc.",
        "Con số ở đầu cột là độ dài danh sách: mục ấy còn bao nhiêu lựa chọn.",
      ],
      hint: "Chỉ vào một nút, hoặc đưa tiêu điểm vào hình rồi dùng phím mũi tên đi theo liên kết.",
    },
    {
      title: "Phủ và bỏ phủ",
      text: [
        "Để phủ một mục, hãy gỡ đầu cột của nó khỏi vòng, và gỡ mọi lựa chọn có mục ấy khỏi các cột khác. Gỡ x chỉ cần hai thay đổi: nút kề trên giờ trỏ xuống nút dưới, nút kề dưới giờ trỏ lên nút trên. Với đầu cột, đó là các nút kề trái và phải.",
        "Nhưng bản thân x không bị động đến. Nó vẫn nhớ mình từng đứng ở đâu, và chỉ cần thế để móc nó lại. Cái nào rời đi sau cùng sẽ về trước tiên, và mọi liên kết lại như cũ. Đó là bước nhảy của các liên kết.",
        "Mục đã phủ giữ nguyên các nút của nó. Không ai đến đó nữa, vì đầu cột đã rời vòng. Nhưng cột ấy liệt kê các lựa chọn sẽ được thử, và mọi lựa chọn sẽ phải móc lại.",
      ],
      hint: "Nhấn hai ba mục để phủ chúng, rồi bỏ phủ. x là nút đang thay đổi.",
    },
    {
      title: "Cuộc tìm kiếm, từng bước một",
      text: [
        "Bây giờ là toàn bộ cuộc tìm kiếm. Chọn một mục, phủ nó, và lần lượt thử các lựa chọn của nó: lấy lựa chọn, phủ các mục khác của nó, rồi giải phần còn lại theo cùng cách ấy. Sau đó bỏ phủ mọi thứ theo thứ tự ngược lại, và thử lựa chọn kế tiếp.",
        "Đầu tiên là mục 1, với hai lựa chọn: không mục nào có ít hơn. B dẫn đến ngõ cụt: mục 5 không còn lựa chọn nào. Vậy B được trả lại, từng liên kết một, và D dẫn đến lời giải D, A, E. Cây ghi mọi lần chọn, và dòng mã đang chạy được đánh dấu.",
      ],
      hint: "Đi từng bước một, và so sánh mã, liên kết và cây.",
    },
    {
      title: "Một hình vuông nhỏ",
      text: [
        "Trong hình vuông Latinh cỡ 3, mỗi hàng và mỗi cột có đủ ba chữ số, mỗi chữ số một lần. Một bước là “chữ số này vào ô này”: 27 lựa chọn. Mỗi lựa chọn thoả mãn ba luật: ô được điền, hàng có chữ số, cột có chữ số. Vậy có 27 mục thuộc ba họ.",
        "Ma trận gồm ba mảng đặt cạnh nhau, mỗi mảng có hoa văn riêng: bậc thang cho các ô, và hai kiểu đường chéo lặp lại cho hàng và cột.",
      ],
      hint: "Ghép từng mảng một, rồi chỉ vào bảng và vào ma trận.",
    },
    {
      title: "729 × 324",
      text: [
        "Sudoku thêm họ thứ tư: mỗi khối có mọi chữ số. Chín hàng, chín cột, chín chữ số: 729 lựa chọn. Bốn họ, mỗi họ 81 luật: 324 mục. Mỗi lựa chọn có bốn số 1, nên trong 236.196 vị trí chỉ có 2.916 số 1.",
        "Số 7 ở hàng 4, cột 2 phủ các mục “ô r4c2”, “hàng 4: 7”, “cột 2: 7” và “khối 4: 7”; mọi bước khác cũng vậy.",
      ],
      hint: "Chỉ vào một ứng viên để tìm hàng của nó; phóng to đến khi đọc được tên.",
    },
    {
      title: "Các số cho sẵn",
      text: [
        "Số cho sẵn là một bước đã đi. Bốn mục của nó đã được phủ, và mọi hàng có một trong các mục ấy bị loại. Khi mọi số cho sẵn của câu đố này đã vào, phần lớn trong 729 hàng đã mờ đi trước khi cuộc tìm kiếm bắt đầu.",
        "Cuộc tìm kiếm có thể bắt đầu từ phần còn lại: các mục đã phủ và các lựa chọn đã bị loại không hề được dựng lên. Đó là dạng tỉa gọn.",
      ],
      hint: "Dùng thanh trượt đưa từng số cho sẵn vào.",
    },
    {
      title: "Bắt buộc, đoán, hoàn tác",
      text: [
        "Cuộc tìm kiếm lấy mục có ít lựa chọn nhất. Một lựa chọn: bước ấy là bắt buộc. Ở một ô, người chơi gọi đó là số đơn lộ; ở hàng, cột hay khối là số đơn ẩn; với ma trận chúng như nhau.",
        "Nhiều lựa chọn: thử một rồi đi tiếp. Nếu có mục không còn lựa chọn nào, lần đoán ấy đã sai; nó được hoàn tác từng liên kết một, rồi đến lượt lựa chọn kế tiếp. Câu đố này cần một lần đoán.",
      ],
      hint: "Phát, hoặc nhảy từ lần chọn này đến lần chọn khác. Cam là đoán, xanh lá là bắt buộc, đỏ là ngõ cụt.",
    },
    {
      title: "Vì sao “ít nhất” thắng",
      text: [
        "Chọn mục nào tiếp theo cũng được: kết quả như nhau, nhưng công sức khác nhau. Mục có ít lựa chọn nhất làm cây tìm kiếm hẹp lại, và thấy ngõ cụt ngay khi nó xuất hiện.",
        "Ở đây một câu đố khó được tìm đến cùng theo hai cách. “Đầu tiên” luôn lấy mục đầu tiên còn lại, và lang thang qua hàng nghìn trạng thái vốn đã hỏng từ đầu.",
      ],
      hint: "Đếm số nút của cả hai.",
    },
    {
      title: "Nhiều nhất một lần",
      text: [
        "Bốn quân hậu trên bàn 4 × 4: mỗi hàng một quân, mỗi cột một quân, không có hai quân trên cùng một đường chéo. Hàng và cột phải có hậu. Đường chéo không bắt buộc: nó là mục phụ, được phủ nhiều nhất một lần.",
        "Khác biệt duy nhất: đầu cột của mục phụ không nằm trong vòng, nên cuộc tìm kiếm không bao giờ chọn nó. Khi nó được phủ, các lựa chọn khác của nó vẫn rời đi như thường. Ở đây mục chính màu xanh dương, mục phụ màu xanh lá.",
      ],
      hint: "Đi đến lời giải: vòng đã rỗng, dù vài đường chéo chưa hề được phủ.",
    },
    {
      title: "Nguồn gốc",
      text: [
        "Hai phép gán gỡ một nút khỏi danh sách, hai phép gán đưa nó trở lại: ít ý tưởng nào nhỏ như thế mà đi xa đến thế. Hai mươi năm sau nó mới có tên.",
        "Các từ mục, lựa chọn, phủ và bỏ phủ trên những trang này là của Knuth. Muốn biết thêm, hãy bắt đầu với bài báo năm 2000 của ông, có thể đọc miễn phí, rồi đến cuốn sách của ông.",
      ],
      hint: "Hãy viết bài toán của riêng bạn trong Phòng thí nghiệm, và để nó nhảy.",
    },
  ],
};
