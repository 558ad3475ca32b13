/** What a run of the stories does about pictures. */
export type PictureMode =
  | { readonly kind: 'on' }
  | { readonly kind: 'off'; readonly reason: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface PictureRequest {
  /** `VISUAL=off` asks for no pictures. */
  readonly visual: string | undefined;
  readonly timeZone: string;
  /** Whether the run takes the expected pictures instead of comparing with them. */
  readonly isUpdate: boolean;
  /** Whether the run is in the browser that package-lock.json pins. */
  readonly isLocked: boolean;
}

/** Another browser may draw letters differently: pictures are taken and compared in the locked one alone. */
const ELSEWHERE =
  'this is not the locked Chromium. It runs on Linux on x64, and in a container: npm run in-container -- npm run';

/** Pictures are compared (or taken) in one time zone, and in the locked browser. */
export function pictureMode({ visual, timeZone, isUpdate, isLocked }: PictureRequest): PictureMode {
  if (isUpdate && !isLocked) {
    return { kind: 'refused', message: `Pictures cannot be taken here: ${ELSEWHERE} visual:update` };
  }
  if (visual === 'off') return { kind: 'off', reason: 'VISUAL=off' };
  if (timeZone !== 'UTC') return { kind: 'off', reason: `the time zone is ${timeZone}, not UTC` };
  return isLocked ? { kind: 'on' } : { kind: 'off', reason: `${ELSEWHERE} test:stories` };
}
