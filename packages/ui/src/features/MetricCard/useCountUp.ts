import { type RefObject, useLayoutEffect } from 'react';

/** 60 steps of about 33 ms: two seconds. */
const STEPS = 60;
const STEP_MS = 33;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Counts the text of one element up from 0 to `value`, without a React render per step. `replay` is any value whose
 * change runs it again. Under reduced motion the element keeps its final text.
 */
export function useCountUp(
  target: RefObject<HTMLElement | null>,
  value: number | null,
  format: (value: number | null) => string,
  replay: unknown,
): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (element === null || value === null || value === 0 || wantsStillness()) return undefined;
    let step = 0;
    const write = () => {
      element.textContent = format(step === STEPS ? value : (value * step) / STEPS);
    };
    write();
    const timer = setInterval(() => {
      step += 1;
      write();
      if (step === STEPS) clearInterval(timer);
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      element.textContent = format(value);
    };
  }, [target, value, format, replay]);
}
