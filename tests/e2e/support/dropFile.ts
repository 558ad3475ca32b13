import type { Page } from 'playwright/test';

/** Drops a file on the page, as from another window. */
export const dropFile = (page: Page, name: string, text: string): Promise<void> => dropFiles(page, { [name]: text });

/** Drops several files at once: their texts by name. */
export async function dropFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const dataTransfer = await page.evaluateHandle((texts) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) {
      transfer.items.add(new File([text], name, { type: 'application/json' }));
    }
    return transfer;
  }, files);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.getByRole('main').dispatchEvent(type, { dataTransfer });
  }
}
