// Share and download.

export const share = {
  title: "Share",
  link: "Link",
  withProgress: "With my progress",
  withProgressHint: "Digits, marks and colours entered so far go into the link.",
  copy: "Copy the link",
  copied: "Link copied.",
  copyFailed: "The link could not be copied; select it and copy it by hand.",
  send: "Send …",
  download: "Download",
  asLine: "Text, one line",
  asGrid: "Text, a grid",
  asSvg: "Picture (SVG)",
  fileName: "puzzle",
};

export type Share = typeof share;
