import { describe, expect, it } from 'vitest';
import { pictureMode, type PictureRequest } from './pictureMode.ts';

const request: PictureRequest = {
  visual: undefined,
  isCi: false,
  timeZone: 'UTC',
  isUpdate: false,
  browser: 'Chromium 2',
  baselineBrowser: 'Chromium 2',
};
const mismatch: PictureRequest = { ...request, browser: 'Chromium 3' };

describe('pictureMode', () => {
  it.each([request, { ...request, visual: 'optional' }, { ...request, isCi: true }])(
    'compares in the browser of the baselines: %o',
    (asked) => expect(pictureMode(asked)).toEqual({ kind: 'on' }),
  );

  it.each([mismatch, { ...mismatch, isCi: true }, { ...mismatch, isCi: true, visual: 'optional' }])(
    'refuses another browser, and says which command helps: %o',
    (asked) => {
      const mode = pictureMode(asked);
      expect(mode).toMatchObject({ kind: 'refused', message: expect.stringContaining('npm run visual:update') });
      expect(mode).toMatchObject({ message: expect.stringContaining('taken in Chromium 2, and this is Chromium 3') });
    },
  );

  it('refuses when no browser is known on either side', () => {
    expect(pictureMode({ ...request, browser: undefined, baselineBrowser: undefined }).kind).toBe('refused');
  });

  it('leaves optional pictures out in another browser', () => {
    expect(pictureMode({ ...mismatch, visual: 'optional' })).toEqual({
      kind: 'off',
      reason: 'they were taken in Chromium 2, and this is Chromium 3',
    });
  });

  it('takes pictures in any browser', () => {
    expect(pictureMode({ ...mismatch, isUpdate: true })).toEqual({ kind: 'on' });
  });

  it.each([
    { ...request, visual: 'off', isCi: true },
    { ...request, timeZone: 'Pacific/Auckland', isCi: true },
    { ...request, timeZone: 'Pacific/Auckland', isUpdate: true },
  ])('is off when asked, and in another time zone: %o', (asked) => {
    expect(pictureMode(asked).kind).toBe('off');
  });
});
