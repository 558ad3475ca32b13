import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsPDF } from 'jspdf';
import { eastAsianFonts } from './eastAsianFonts.ts';
import { FontRegistry } from './FontRegistry.ts';
import { ttfOfWoff } from './ttfOfWoff.ts';

const root = join(import.meta.dirname, '../../../../..');
const require = createRequire(import.meta.url);

const loadFile = async (url: string) => Uint8Array.from(await readFile(join(root, url))).buffer;

const familiesFor = async (text: string) => {
  const slices = await eastAsianFonts(text, [...new Set(text)], loadFile);
  return [...new Set(slices.map(({ family }) => family.replace(/ \d+$/, '')))];
};

// These tests are slow, because the test runner resolves the 350 files of the three families one by one.
describe('eastAsianFonts', () => {
  it('chooses the shape of Han characters by the language of the text', async () => {
    expect(await familiesFor('支払い処理')).toEqual(['Noto Sans JP']);
    expect(await familiesFor('支付结算平台')).toEqual(['Noto Sans SC']);
    expect(await familiesFor('결제플랫폼')).toEqual(['Noto Sans KR']);
  });
  it('needs few slices, and names only existing files', async () => {
    const slices = await eastAsianFonts('支払い処理プラットフォーム', [...'支払い処理プラットフォーム'], loadFile);
    expect(slices.length).toBeLessThan(13);
    for (const { url } of slices) expect(existsSync(join(root, url))).toBe(true);
  });
  it('returns nothing for other scripts', async () => {
    expect(await eastAsianFonts('مشروع', [...'مشروع'], loadFile)).toEqual([]);
  });
});

describe('FontRegistry', () => {
  it('reports missing symbols and letters, but no variation selectors', () => {
    const fonts = new FontRegistry(new jsPDF(), 'en-US');
    fonts.addOwn('regular', new Uint8Array(readFileSync(join(import.meta.dirname, 'inter-regular.ttf'))).buffer);
    expect(fonts.missing('Ägäis Ωμέγα Проект')).toEqual([]);
    expect(fonts.missing('A\u{FE0E}B\u{E0100}')).toEqual([]);
    expect(fonts.missing('辻\u{E0100}')).toEqual(['辻']);
    expect(fonts.missing('1\u{FE0F}\u{20E3}')).toEqual(['\u{20E3}']);
  });

  it('draws nothing for the characters that isolate a name', () => {
    const fonts = new FontRegistry(new jsPDF(), 'en-US');
    fonts.addOwn('regular', new Uint8Array(readFileSync(join(import.meta.dirname, 'inter-regular.ttf'))).buffer);
    const sentence = 'Rests on “\u2068Aurora\u2069”.';
    expect(fonts.missing(sentence)).toEqual([]);
    expect(fonts.runs(sentence, 'regular').map(({ text }) => text)).toEqual(['Rests on “Aurora”.']);
  });
});

describe('ttfOfWoff', () => {
  it('unwraps a font, table by table, with the correct checksums', async () => {
    const path = require.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-119-400-normal.woff');
    const ttf = new DataView(await ttfOfWoff(new Uint8Array(readFileSync(path)).buffer));
    expect(ttf.getUint32(0)).toBe(0x00010000);
    for (let table = 0; table < ttf.getUint16(4); table += 1) {
      const record = 12 + table * 16;
      const tag = ttf.getUint32(record);
      const [start, length] = [ttf.getUint32(record + 8), ttf.getUint32(record + 12)];
      let sum = 0;
      for (let at = start; at < start + length; at += 4) sum = (sum + ttf.getUint32(at)) >>> 0;
      // The 'head' table contains a checksum of the whole file, which the checksum of the table itself does not cover.
      if (tag !== 0x68656164) expect(sum).toBe(ttf.getUint32(record + 4));
    }
  });
  it('leaves other fonts unchanged', async () => {
    const ttf = new Uint8Array([0, 1, 0, 0, 0, 0]).buffer;
    expect(await ttfOfWoff(ttf)).toBe(ttf);
  });
});
