/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has read the address once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
