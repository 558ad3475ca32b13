import { describe, expect, it } from 'vitest';
import { pictureMode, type PictureRequest } from './pictureMode.ts';

const request: PictureRequest = { visual: undefined, timeZone: 'UTC', isUpdate: false, isLocked: true };

describe('pictureMode', () => {
  it.each([request, { ...request, isUpdate: true }])('is on in the locked browser: %o', (asked) => {
    expect(pictureMode(asked)).toEqual({ kind: 'on' });
  });

  it('is off in another browser, and names the command that compares pictures', () => {
    expect(pictureMode({ ...request, isLocked: false })).toEqual({
      kind: 'off',
      reason: expect.stringContaining('npm run in-container -- npm run test:stories'),
    });
  });

  it('refuses to take pictures in another browser, and names the command that takes them', () => {
    expect(pictureMode({ ...request, isLocked: false, isUpdate: true })).toEqual({
      kind: 'refused',
      message: expect.stringContaining('npm run in-container -- npm run visual:update'),
    });
  });

  it.each([
    { ...request, visual: 'off' },
    { ...request, timeZone: 'Pacific/Auckland' },
    { ...request, timeZone: 'Pacific/Auckland', isUpdate: true },
  ])('is off on request and in another time zone: %o', (asked) => {
    expect(pictureMode(asked).kind).toBe('off');
  });
});
