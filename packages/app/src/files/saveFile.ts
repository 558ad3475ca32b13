/** Downloads a file in the browser. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The URL is revoked later, because the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
