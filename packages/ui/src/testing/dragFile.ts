/** Drags a file over an element, into or out of it, or drops it there. */
export function dragFile(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: HTMLElement,
  file: File = new File(['{}'], 'report.json', { type: 'application/json' }),
): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}
