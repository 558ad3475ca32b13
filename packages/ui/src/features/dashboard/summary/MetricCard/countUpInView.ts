import { prefersReducedMotion } from '../../../../theme/prefersReducedMotion.ts';
import { countUp } from './countUp.ts';

/** Minimum visible share of the card, so that the reader sees it count. */
const VISIBLE = 0.6;

/** Shows 0 in the element and counts up once its card is in view. Returns a function that stops early, at `value`. */
export function countUpInView(element: HTMLElement, value: number, format: (value: number) => string): () => void {
  const card = element.closest('article');
  if (card === null || value === 0 || prefersReducedMotion()) return countUp(element, value, format);
  element.textContent = format(0);
  let stop = () => {
    element.textContent = format(value);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      // Some browsers call this with a smaller share, because `isIntersecting` is true from the first pixel.
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= VISIBLE)) return;
      observer.disconnect();
      stop = countUp(element, value, format);
    },
    { threshold: VISIBLE },
  );
  observer.observe(card);
  return () => {
    observer.disconnect();
    stop();
  };
}
