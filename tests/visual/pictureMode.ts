/** What a run of the stories does with pictures. */
export type PictureMode =
  | { readonly kind: 'on' }
  | { readonly kind: 'off'; readonly reason: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface PictureRequest {
  /** 'off' turns pictures off. */
  readonly visual: string | undefined;
  readonly timeZone: string;
  /** Whether the run saves new expected pictures instead of comparing with them. */
  readonly isUpdate: boolean;
  /** Whether the run uses the browser that package-lock.json pins. */
  readonly isLocked: boolean;
}

/** Another browser may draw letters differently, so only the locked browser takes and compares pictures. */
const ELSEWHERE =
  'this is not the locked Chromium. It runs on Linux on x64, and in a container: npm run in-container -- npm run';

/** Pictures are compared or taken only in one time zone and in the locked browser. */
export function pictureMode({ visual, timeZone, isUpdate, isLocked }: PictureRequest): PictureMode {
  if (isUpdate && !isLocked) {
    return { kind: 'refused', message: `Pictures cannot be taken here: ${ELSEWHERE} visual:update` };
  }
  if (visual === 'off') return { kind: 'off', reason: 'VISUAL=off' };
  if (timeZone !== 'UTC') return { kind: 'off', reason: `the time zone is ${timeZone}, not UTC` };
  return isLocked ? { kind: 'on' } : { kind: 'off', reason: `${ELSEWHERE} test:stories` };
}
