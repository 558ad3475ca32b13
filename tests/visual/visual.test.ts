import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readStories } from '../project/support/stories.ts';
import { baselineFolder, listBaselines } from './baselines.ts';
import { colors, type Picture } from './colors.ts';
import { comparePictures } from './comparePictures.ts';
import { packPng } from './packPng.ts';
import { readPng } from './readPng.ts';
import { quantizeEdges } from './quantizeEdges.ts';

const [PAPER, INK, RIM] = [0xf9f7f3, 0x211e1a, 0x8c8a86];

/** 12 × 8 pixels: paper with a 4 × 4 block of ink at (x, 2), which has one rim pixel at its upper left. */
function picture({ x = 3, paper = PAPER, rim = RIM } = {}): Picture {
  const pixels = Array.from({ length: 96 }, (_, at) => {
    const [column, row] = [at % 12, Math.floor(at / 12)];
    if (column === x - 1 && row === 1) return rim;
    return column >= x && column < x + 4 && row >= 2 && row < 6 ? INK : paper;
  });
  return {
    width: 12,
    height: 8,
    data: Uint8Array.from(pixels.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255])),
  };
}

const packed = (seen: Picture): Picture => PNG.sync.read(packPng(seen.width, seen.height, quantizeEdges(seen)));

describe('comparing pictures', () => {
  it('accepts the same picture, packed or unpacked', () => {
    expect(comparePictures(picture(), picture(), false).pass).toBe(true);
    expect(comparePictures(packed(picture()), picture(), false).pass).toBe(true);
  });

  it('detects a change of an area by one step of one channel', () => {
    expect(comparePictures(packed(picture()), picture({ paper: PAPER + 1 }), true)).toMatchObject({ pass: false });
  });

  it('detects a shift by two pixels', () => {
    const { pass, message, diff } = comparePictures(packed(picture()), picture({ x: 5 }), true);
    expect(pass).toBe(false);
    expect(message).toBe('18 of 96 pixels differ.');
    expect(diff).toHaveLength(96 * 4);
  });

  it('rounds the rim of a letter to eight levels of brightness', () => {
    expect(comparePictures(packed(picture()), picture({ rim: RIM + 1 }), false).pass).toBe(true);
    expect(comparePictures(packed(picture()), picture({ rim: RIM + 0x20_20_20 }), false).pass).toBe(false);
  });

  it('accepts a rim that is slightly brighter than the limit of its step, but not a rim that is much brighter', () => {
    const stored = packed(picture({ rim: 0x12_12_12 }));
    expect(comparePictures(stored, picture({ rim: 0x13_13_13 }), false).pass).toBe(true);
    expect(comparePictures(stored, picture({ rim: 0x18_18_18 }), false).pass).toBe(false);
  });

  it('accepts noise that turns a rim into a gradient or back', () => {
    const beside = (below: number) => {
      const shade = Array.from({ length: 36 }, (_, at) => 0xff_40_40_40 + at);
      shade[21] = below;
      return { width: 6, height: 6, data: new Uint8Array(Uint32Array.from(shade).buffer) };
    };
    const [gradient, rim] = [beside(0xff_40_40_5f), beside(0xff_40_40_60)];
    expect(quantizeEdges(gradient)[15]).toBe(colors(gradient)[15]);
    expect(quantizeEdges(rim)[15]).not.toBe(colors(rim)[15]);
    expect(comparePictures(packed(gradient), rim, false).pass).toBe(true);
    expect(comparePictures(packed(rim), gradient, false).pass).toBe(true);
  });

  it('accepts noise in an area of four pixels, but not in a larger one', () => {
    const expected = picture();
    const noisy = (columns: number) => {
      const data = Uint8Array.from(expected.data);
      for (const row of [0, 1]) {
        for (let column = 0; column < columns; column += 1) data[(row * 12 + 10 - column) * 4] = (PAPER >> 16) + 1;
      }
      return { ...expected, data };
    };
    expect(comparePictures(expected, noisy(2), false).pass).toBe(true);
    expect(comparePictures(expected, noisy(3), false).pass).toBe(false);
  });

  it('accepts only noise in a gradient, such as a shadow', () => {
    const shade = Array.from({ length: 144 }, (_, at) => 0xff_80_80_80 + (at % 12) * 10 + Math.floor(at / 12));
    const gradient = { width: 12, height: 12, data: new Uint8Array(Uint32Array.from(shade).buffer) };
    expect(quantizeEdges(gradient)).toEqual(colors(gradient));
    const lighter = (by: number) => ({
      ...gradient,
      data: gradient.data.map((channel) => Math.min(channel + by, 255)),
    });
    expect(comparePictures(gradient, lighter(2), false).pass).toBe(true);
    expect(comparePictures(gradient, lighter(3), false).pass).toBe(false);
  });

  it('reports a different size', () => {
    const taller = { width: 12, height: 9, data: new Uint8Array(12 * 9 * 4) };
    expect(comparePictures(picture(), taller, true).message).toBe('Expected 12×8 px, but it is 12×9 px.');
  });
});

describe('packing pictures', () => {
  it('keeps every pixel if the colors fit into a palette', () => {
    const pixels = colors(picture());
    const file = packPng(12, 8, pixels);
    expect(file[25]).toBe(3);
    expect(colors(PNG.sync.read(file))).toEqual(pixels);
  });

  it('keeps every pixel if there are more colors than a palette holds', () => {
    const pixels = Uint32Array.from({ length: 400 }, (_, at) => 0xff_00_00_00 + at * 40_000);
    const file = packPng(20, 20, pixels);
    expect(file[25]).toBe(2);
    expect(colors(PNG.sync.read(file))).toEqual(pixels);
  });
});

describe('reading pictures', () => {
  const pixels = Uint32Array.from({ length: 400 }, (_, at) => 0xff_00_00_00 + at * 40_000);
  /** A picture in the browser's format, with this filter in each row. */
  function written(filterType: number): Buffer {
    const png = new PNG({ width: 20, height: 20 });
    png.data.set(new Uint8Array(pixels.buffer));
    return PNG.sync.write(png, { colorType: 2, filterType });
  }

  it.each([
    ['with a palette', packPng(12, 8, colors(picture()))],
    ['in true color', packPng(20, 20, pixels)],
    ['with rows that differ from those above', written(2)],
  ])('gives the same pixels as pngjs: %s', (_name, file) => {
    const { width, height, data } = PNG.sync.read(file);
    expect(readPng(file)).toEqual({ width, height, data: new Uint8Array(data) });
  });

  it('refuses other kinds of files', () => {
    expect(() => readPng(written(4))).toThrow('filter');
    expect(() => readPng(PNG.sync.write(new PNG({ width: 2, height: 2 })))).toThrow('kind');
  });
});

describe('the baselines', () => {
  it('are smaller than 18 MB in total', () => {
    const total = listBaselines().reduce((sum, file) => sum + statSync(join(baselineFolder, file)).size, 0);
    expect(total).toBeLessThan(18_000_000);
  });

  it('match the pictures that the stories take', async () => {
    const expected = (await readStories()).flatMap(({ pictures }) => pictures.map((name) => `${name}.png`));
    const files = listBaselines();
    const known = new Set(expected);
    expect(
      files.filter((file) => !known.has(file)),
      'npm run visual:update removes them',
    ).toEqual([]);
    expect(
      expected.filter((file) => !files.includes(file)),
      'npm run visual:update takes them',
    ).toEqual([]);
  });
});
