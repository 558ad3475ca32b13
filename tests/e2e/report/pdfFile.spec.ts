import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { readPdf } from '../support/pdfFile.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Changes that the readers must detect. The last four changes damage the file. */
const CHANGES = {
  'a font that is not embedded': (text: string) => text.replaceAll('/FontFile2', '/FontFileX'),
  'a file without tags': (text: string) => text.replaceAll('/Marked true', '/Marked null'),
  'a table of objects that points elsewhere': (text: string) =>
    text.replace(/(startxref\n)(\d+)/, (_, word: string, at: string) => `${word}${Number(at) - 7}`),
  'a page that cannot be unpacked': (text: string) => overwriteStream(text, '<<'),
  'a font that cannot be unpacked': (text: string) => overwriteStream(text, '/Length1'),
  'a file that ends too early': (text: string) => text.slice(0, Math.floor(text.length / 2)),
};

/** Damages the first long stream whose dictionary begins with `start`: a part of the stream becomes zeros. */
function overwriteStream(text: string, start: string): string {
  const stream = new RegExp(`${start}[^<>]*/FlateDecode\\s+/Length \\d{3,}>> stream\\n[^]{40}`).exec(text);
  if (stream === null) throw new Error(`No stream ${start}`);
  const at = stream.index + stream[0].length;
  return `${text.slice(0, at)}${'\0'.repeat(20)}${text.slice(at + 20)}`;
}

test('the PDF readers detect missing parts and refuse damaged files', async ({ page }, info) => {
  await page.setContent(
    `<html lang="en"><title>Whole</title><h1>Heading</h1><table><tr><th scope="row">Row</th><td>1</td></tr></table><img alt="dot" src="${PIXEL}">`,
  );
  const path = info.outputPath('whole.pdf');
  await page.pdf({ path, tagged: true, outline: true });
  const whole = await readPdf(path);
  expect(whole).toMatchObject({ pageCount: 1, title: 'Whole', tagged: true, outlined: true });
  expect(whole.pictures).toBeGreaterThan(0);
  expect(whole.text).toContain('Heading');
  expect(whole.structure).toMatch(/^ *TH\b.*\/Scope \/Row/m);
  expect(whole.fonts.filter(({ embedded }) => !embedded)).toEqual([]);

  const read = (change: keyof typeof CHANGES) => {
    const changed = CHANGES[change](readFileSync(path, 'latin1'));
    const copy = info.outputPath('changed.pdf');
    writeFileSync(copy, changed, 'latin1');
    return readPdf(copy);
  };
  const { fonts } = await read('a font that is not embedded');
  expect(fonts.filter(({ embedded }) => !embedded)).not.toEqual([]);
  expect((await read('a file without tags')).tagged).toBe(false);
  await expect(read('a table of objects that points elsewhere')).rejects.toThrow(/qpdf/);
  await expect(read('a page that cannot be unpacked')).rejects.toThrow(/qpdf/);
  await expect(read('a font that cannot be unpacked')).rejects.toThrow(/qpdf/);
  await expect(read('a file that ends too early')).rejects.toThrow(/qpdf/);
});
