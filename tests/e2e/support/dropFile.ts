import type { Page } from 'playwright/test';

/** Drops a file on the page, as from another window. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'application/json' }));
      return transfer;
    },
    [name, text] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.getByRole('main').dispatchEvent(type, { dataTransfer });
  }
}
