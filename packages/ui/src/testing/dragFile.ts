import { screen, waitFor } from 'storybook/test';

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

/**
 * Holds a file over an element until the page shows that it accepts the file. The event is repeated, as in a browser,
 * because a play function can begin before the page listens.
 */
export const holdFile = (target: HTMLElement): Promise<void> =>
  waitFor(() => {
    dragFile('dragover', target);
    screen.getByText('Drop to open');
  });
