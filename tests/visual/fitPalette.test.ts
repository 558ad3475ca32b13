import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { fitPalette, nearestIn, PALETTE_SIZE } from './fitPalette.ts';

const GRAY = 0xff_00_00_00;

describe('fitPalette', () => {
  /** 300 shades of blue and green. Shades with even numbers appear twice. */
  const shades = Uint32Array.from({ length: 450 }, (_, at) => GRAY + (at < 300 ? at : (at - 300) * 2) * 64);

  it('keeps the colors of areas and the most frequent colors of rims', () => {
    const fitted = fitPalette(shades, (at) => at > 9 && at !== 11);
    expect(new Set(fitted).size).toBe(PALETTE_SIZE);
    expect(fitted.slice(0, 10)).toEqual(shades.slice(0, 10));
    expect(fitted[11]).toBe(shades[11]);
    expect(fitted.slice(300)).toEqual(shades.slice(300));
  });

  it('replaces a rare color with the nearest one', () => {
    const fitted = fitPalette(shades, () => true);
    expect(new Set(fitted).size).toBe(PALETTE_SIZE);
    expect(fitted).toEqual(shades.map(nearestIn(new Set(fitted))));
    expect(fitted).not.toEqual(shades);
  });

  it('leaves a picture unchanged if its colors fit into the palette, or if its areas have too many colors', () => {
    const few = shades.slice(0, 256);
    expect(fitPalette(few, () => true)).toBe(few);
    expect(fitPalette(shades, () => false)).toBe(shades);
  });
});

describe('nearestIn', () => {
  it('finds the nearest color of the palette; of two equally near colors, the one with the smaller value', () => {
    const nearest = nearestIn(new Set([0xff_00_00_10, 0xff_00_00_20]));
    expect(nearest(0xff_00_00_20)).toBe(0xff_00_00_20);
    expect(nearest(0xff_00_00_1f)).toBe(0xff_00_00_20);
    expect(nearest(0xff_00_00_18)).toBe(0xff_00_00_10);
  });
});

describe('a picture with a full palette', () => {
  const width = 514;
  /** The middle row has a rim in every other column, each in a different gray. One more rim has the color `rare`. */
  const picture = (rare: number) => {
    const pixels = new Uint32Array(width * 3).fill(0xff_ff_ff_ff);
    for (let at = 0; at < PALETTE_SIZE - 2; at += 1) pixels[width + 1 + at * 2] = GRAY + at * 0x01_01_01;
    pixels[width + 511] = rare;
    return { width, height: 3, data: new Uint8Array(pixels.buffer) };
  };

  it('matches if a rim has the color that replaced its own, but not if the rim has any other color', () => {
    const expected = picture(0xff_00_00_ff);
    const seen = (color: number) => comparePictures(expected, picture(color), false).pass;
    expect(seen(0xff_00_00_ff)).toBe(true);
    expect(seen(0xff_00_00_fe)).toBe(true);
    expect(seen(0xff_00_ff_00)).toBe(false);
  });
});
