/** What a run of the stories does about pictures. */
export type PictureMode =
  | { readonly kind: 'on' }
  | { readonly kind: 'off'; readonly reason: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface PictureRequest {
  /** `VISUAL=off` asks for no pictures, `VISUAL=optional` for pictures where they can be compared. */
  readonly visual: string | undefined;
  /** Whether the run is part of continuous integration, where nothing is optional. */
  readonly isCi: boolean;
  readonly timeZone: string;
  /** Whether the run takes the expected pictures instead of comparing with them. */
  readonly isUpdate: boolean;
  /** The browser of this run and the one of the expected pictures, each with its version; undefined when there is none. */
  readonly browser: string | undefined;
  readonly baselineBrowser: string | undefined;
}

/** Pictures are compared (or taken) in one time zone, and in the browser build that took them. */
export function pictureMode(request: PictureRequest): PictureMode {
  const { visual, isCi, timeZone, isUpdate, browser, baselineBrowser } = request;
  if (visual === 'off') return { kind: 'off', reason: 'VISUAL=off' };
  if (timeZone !== 'UTC') return { kind: 'off', reason: `the time zone is ${timeZone}, not UTC` };
  if (isUpdate || (browser !== undefined && browser === baselineBrowser)) return { kind: 'on' };
  const reason = `they were taken in ${baselineBrowser ?? 'no known browser'}, and this is ${browser ?? 'no browser'}`;
  if (visual === 'optional' && !isCi) return { kind: 'off', reason };
  return {
    kind: 'refused',
    message: [
      `The expected pictures cannot be compared: ${reason}.`,
      'Use that browser (PLAYWRIGHT_CHROMIUM_EXECUTABLE=<path>), or take all pictures again: npm run visual:update',
      'To run the stories without pictures: VISUAL=off npm run test:stories',
    ].join('\n'),
  };
}
