import { expect, type Page } from 'playwright/test';

/** Drops a file on the page, as from another window. */
export const dropFile = (page: Page, name: string, text: string): Promise<void> => dropFiles(page, { [name]: text });

/** Drops several files together, given as texts by name. Waits for the app first, because before the app runs, the browser would open the files itself. */
export async function dropFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const main = page.getByRole('main');
  const dataTransfer = await page.evaluateHandle((texts) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) {
      transfer.items.add(new File([text], name, { type: 'application/json' }));
    }
    return transfer;
  }, files);
  const isTaken = () =>
    main.evaluate((element, transfer) => {
      const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer });
      element.dispatchEvent(over);
      return over.defaultPrevented;
    }, dataTransfer);
  await expect.poll(isTaken).toBe(true);
  for (const type of ['dragenter', 'dragover', 'drop']) await main.dispatchEvent(type, { dataTransfer });
}
