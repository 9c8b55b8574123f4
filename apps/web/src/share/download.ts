// Gives the reader a file that was made in the page.

export function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click; only then may it go.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
