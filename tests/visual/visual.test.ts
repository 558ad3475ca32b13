import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readStories } from '../project/stories.ts';
import { baselineFolder, listBaselines, orphans } from './baselines.ts';
import { comparePictures } from './comparePictures.ts';
import { packPng } from './packPng.ts';
import { shotName } from './shotName.ts';
import { colors, type Picture, quantizeEdges } from './quantizeEdges.ts';

const [PAPER, INK, RIM] = [0xf9f7f3, 0x211e1a, 0x8c8a86];

/** 12 × 8: paper with a 4 × 4 block of ink at (x, 2) that has one rim pixel at its upper left. */
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
  it('passes the same picture, packed or as taken', () => {
    expect(comparePictures(picture(), picture(), false).pass).toBe(true);
    expect(comparePictures(packed(picture()), picture(), false).pass).toBe(true);
  });

  it('sees one step of one channel of an area', () => {
    expect(comparePictures(packed(picture()), picture({ paper: PAPER + 1 }), true)).toMatchObject({ pass: false });
  });

  it('sees a shift by two pixels', () => {
    const { pass, message, diff } = comparePictures(packed(picture()), picture({ x: 5 }), true);
    expect(pass).toBe(false);
    expect(message).toBe('18 of 96 pixels differ.');
    expect(diff).toHaveLength(96 * 4);
  });

  it('compares the rim of a letter in eight steps', () => {
    expect(comparePictures(packed(picture()), picture({ rim: RIM + 1 }), false).pass).toBe(true);
    expect(comparePictures(packed(picture()), picture({ rim: RIM + 0x20_20_20 }), false).pass).toBe(false);
  });

  it('keeps a gradient, such as a shadow, exact', () => {
    const shade = Array.from({ length: 144 }, (_, at) => 0xff_80_80_80 + (at % 12) * 10 + Math.floor(at / 12));
    const gradient = { width: 12, height: 12, data: new Uint8Array(Uint32Array.from(shade).buffer) };
    expect(quantizeEdges(gradient)).toEqual(colors(gradient));
  });

  it('says when the size differs', () => {
    const taller = { width: 12, height: 9, data: new Uint8Array(12 * 9 * 4) };
    expect(comparePictures(picture(), taller, true).message).toBe('Expected 12×8 px, but it is 12×9 px.');
  });
});

describe('packing pictures', () => {
  it('keeps every pixel, with a palette', () => {
    const pixels = colors(picture());
    const file = packPng(12, 8, pixels);
    expect(file[25]).toBe(3);
    expect(colors(PNG.sync.read(file))).toEqual(pixels);
  });

  it('keeps every pixel, with more colors than a palette holds', () => {
    const pixels = Uint32Array.from({ length: 400 }, (_, at) => 0xff_00_00_00 + at * 40_000);
    const file = packPng(20, 20, pixels);
    expect(file[25]).toBe(2);
    expect(colors(PNG.sync.read(file))).toEqual(pixels);
  });
});

describe('the baselines', () => {
  it('stay under 20 MB together', () => {
    const total = listBaselines().reduce((sum, file) => sum + statSync(join(baselineFolder, file)).size, 0);
    expect(total).toBeLessThan(20_000_000);
  });

  it('are all taken by a story, and every story but the journeys has some', async () => {
    const stories = (await readStories()).map(({ title, name }) => shotName(title, name));
    const files = listBaselines();
    expect(orphans(files, stories), 'npm run visual:update removes them').toEqual([]);
    const pictured = stories.filter((story) => !story.startsWith('Journeys/'));
    expect(pictured.filter((story) => !files.some((file) => file.startsWith(`${story}-`)))).toEqual([]);
  }, 60_000);
});
