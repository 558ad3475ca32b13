import { vi } from 'vitest';
import { pendingTimers } from './pendingTimers.ts';

/** Time in ms after which a story counts as stuck. */
const STUCK = 120_000;
/** Time in ms after which a story gets a line in the log. */
const SLOW = 2000;
/**
 * A story is settled when this number of frames in a row had no change. A change that an observer makes appears in the
 * next frame, and the effects of that change appear in the frame after that.
 */
const QUIET_FRAMES = 2;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Resolves when all other tasks are done, because background tasks run last. */
const idle = () => scheduler.postTask(() => undefined, { priority: 'background' });

const isRunning = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

/** Describes an element for a message: `<section aria-label="Confidence">`. */
function placeOf(element: Element): string {
  const tag = element.cloneNode(false);
  return tag instanceof Element ? tag.outerHTML.replace(/<\/.*$/, '') : element.tagName;
}

/** Describes an animation by its element, for a message. */
function animationOf({ effect }: Animation): string {
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  return `the animation of ${placeOf(target ?? document.body)}`;
}

/** Names everything that the page is still loading or moving. */
function unfinished(isPending: boolean): readonly string[] {
  const parts = isPending ? [] : [...document.querySelectorAll('[data-pending]')];
  const images = [...document.images].filter(({ complete }) => !complete);
  return [
    ...parts.map(({ parentElement }) => `the part of ${placeOf(parentElement ?? document.body)}`),
    ...images.map(({ src }) => `the image ${src.slice(0, 100)}`),
    ...(document.fonts.status === 'loading' ? ['a font'] : []),
    ...document.getAnimations().filter(isRunning).map(animationOf),
    ...pendingTimers(),
  ];
}

/** The parts that are still loading; otherwise the last parts that the page waited for. */
const firstOf = (missing: readonly string[], last: readonly string[]): string =>
  [...new Set(missing.length > 0 ? missing : last)].join(', ');

/** Rejects if the promise takes so long that the story counts as stuck. */
async function unlessStuck<T>(promise: Promise<T>, what: () => string): Promise<T> {
  let guard = 0;
  const stuck = new Promise<never>((_, reject) => {
    guard = window.setTimeout(
      () => reject(new Error(`After ${STUCK / 1000} s, the story still waits for ${what()}.`)),
      STUCK,
    );
  });
  try {
    return await Promise.race([promise, stuck]);
  } finally {
    window.clearTimeout(guard);
  }
}

/**
 * Waits until the page has loaded everything and stopped moving: modules, lazy parts, images, fonts, finite animations,
 * short timers and idle callbacks, followed by two frames without a change. It does not notice a canvas that is drawn
 * frame by frame, or a text that an interval changes, so the play function of such a story must wait for the end
 * itself.
 * @param isPending whether the story shows a part that is never fetched
 * @throws Error that names the missing parts if the story is stuck
 */
export async function settle(isPending: boolean): Promise<void> {
  const began = performance.now();
  let awaited = 'nothing';
  let step = '';
  let quietFrames = 0;
  const observer = new MutationObserver(([change]) => {
    quietFrames = 0;
    if (change?.target instanceof Element) awaited = `the end of changes in ${placeOf(change.target)}`;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const finish = async () => {
    while (quietFrames < QUIET_FRAMES) {
      quietFrames += 1;
      const missing = unfinished(isPending);
      if (missing.length > 0) {
        quietFrames = 0;
        awaited = missing.join(', ');
      }
      step = 'a module that is being fetched';
      await vi.dynamicImportSettled();
      step = 'a frame';
      await nextFrame();
      step = 'an idle moment';
      await idle();
    }
  };
  try {
    await unlessStuck(finish(), () => firstOf(unfinished(isPending), [step, awaited]));
  } finally {
    observer.disconnect();
  }
  const seconds = (performance.now() - began) / 1000;
  // oxlint-disable-next-line no-console -- Tells why a run is slow.
  if (seconds * 1000 > SLOW) console.info(`Slow: ${seconds.toFixed(1)} s until there was ${awaited}.`);
}
