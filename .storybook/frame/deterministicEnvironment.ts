/** Removes what could make a story look different on another day: clock, randomness, storage, scroll position. */

/** 'Now' in every story. */
export const NOW = new Date('2026-01-15T12:00:00Z');

const RealDate = globalThis.Date;

/** Starts the clock again. */
export function thawClock(): void {
  globalThis.Date = RealDate;
}

/** Stops the clock, but timers still run. Returns a function that starts the clock again. */
function freezeClock(): () => void {
  const FrozenDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [NOW.getTime()] : args, newTarget),
    apply: () => new RealDate(NOW).toString(),
    get: (target, key) => (key === 'now' ? () => NOW.getTime() : Reflect.get(target, key)),
  });
  globalThis.Date = FrozenDate;
  return thawClock;
}

/** mulberry32: the same 'random' numbers in every story. Returns a function that restores real random numbers. */
function seedRandom(): () => void {
  const real = Math.random;
  let state = 20260115;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    Math.random = real;
  };
}

/**
 * Reports every observed element as in view immediately, because a picture shows the whole page without scrolling.
 * Returns a function that restores the browser's observer.
 */
function showEverything(): () => void {
  const RealObserver = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends RealObserver {
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      this.#callback = callback;
    }

    override observe(target: Element): void {
      this.#callback([inView(target)], this);
    }
  };
  return () => {
    globalThis.IntersectionObserver = RealObserver;
  };
}

function inView(target: Element): IntersectionObserverEntry {
  const bounds = target.getBoundingClientRect();
  return {
    target,
    isIntersecting: true,
    intersectionRatio: 1,
    boundingClientRect: bounds,
    intersectionRect: bounds,
    rootBounds: null,
    time: 0,
  };
}

/**
 * Sets a fixed clock, fixed randomness and empty storage, and puts everything in view. Returns a function that undoes
 * all of this.
 */
export function makeDeterministic(): () => void {
  localStorage.clear();
  sessionStorage.clear();
  const undo = [freezeClock(), seedRandom(), showEverything()];
  return () => {
    for (const step of undo) step();
    localStorage.clear();
    sessionStorage.clear();
  };
}
