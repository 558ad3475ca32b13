import { hexColor } from './hexColor.ts';

/** What a PDF cannot show or must not hold; the words are set apart. A marker of 0.1 stands for a week without a value. */
const UNWANTED =
  'text, foreignObject, filter, style, title, .apexcharts-xcrosshairs, .apexcharts-ycrosshairs, [default-marker-size="0.1"]';

/** A copy of a drawing that stands in the page, of visible shapes only and in the spelling that the converter reads. */
export function cleanSvg(drawn: SVGSVGElement): SVGSVGElement {
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('the chart is no drawing');
  const originals = [...drawn.querySelectorAll('*')];
  const unwanted = [...copy.querySelectorAll('*')].filter((element, index) => {
    const original = originals[index];
    if (original === undefined || original.matches(UNWANTED) || isHidden(original)) return true;
    repair(element);
    return false;
  });
  for (const element of unwanted) element.remove();
  return copy;
}

/** Whether the page's style hides an element. */
export function isHidden(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (element.closest('defs') !== null) return false;
  // The chart library hides markers until its animation shows them, which it forgets for a point without neighbours.
  const waiting = element.classList.contains('apexcharts-element-hidden');
  return display === 'none' || visibility === 'hidden' || (opacity === '0' && !waiting);
}

/** Writes what the converter misreads in the way it reads. */
function repair(element: Element): void {
  if (element.getAttribute('stroke-dasharray') === '0') element.removeAttribute('stroke-dasharray');
  element.removeAttribute('filter');
  for (const name of ['fill', 'stroke', 'stop-color']) plainColor(element, name);
}

const ALPHA = /^rgba\(.*,\s*([\d.]+)\)$/;

/** Colours with an alpha become a colour and an opacity. */
function plainColor(element: Element, name: string): void {
  const color = element.getAttribute(name) ?? '';
  if (!color.startsWith('rgb')) return;
  element.setAttribute(name, hexColor(color));
  const alpha = ALPHA.exec(color)?.[1];
  if (alpha !== undefined) element.setAttribute(name === 'stop-color' ? 'stop-opacity' : `${name}-opacity`, alpha);
}
