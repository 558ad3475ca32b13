import { hexColor } from './hexColor.ts';

/**
 * Elements that a PDF cannot show or must not contain. Labels are drawn separately. The chart library adds markers of
 * size 0.1 for weeks without a value.
 */
const UNWANTED =
  'text, foreignObject, filter, style, title, .apexcharts-xcrosshairs, .apexcharts-ycrosshairs, [default-marker-size="0.1"]';

/**
 * A copy of the visible shapes of a drawing that is attached to the document, with attributes that svg2pdf supports.
 * @throws {TypeError} if the copy is not an SVG element
 */
export function cleanSvg(drawn: SVGSVGElement): SVGSVGElement {
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('The chart is not an SVG element.');
  const originals = [...drawn.querySelectorAll('*')];
  const unwanted = [...copy.querySelectorAll('*')].filter((element, index) => {
    const original = originals[index];
    if (original === undefined || original.matches(UNWANTED) || isHidden(original)) return true;
    normalizeAttributes(element);
    return false;
  });
  for (const element of unwanted) element.remove();
  return copy;
}

/** Whether the page's style hides an element. */
export function isHidden(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (element.closest('defs') !== null) return false;
  // ApexCharts hides markers until its animation shows them, but never shows the marker of an isolated point.
  const waiting = element.classList.contains('apexcharts-element-hidden');
  return display === 'none' || visibility === 'hidden' || (opacity === '0' && !waiting);
}

/** Rewrites the attributes that svg2pdf misreads. */
function normalizeAttributes(element: Element): void {
  if (element.getAttribute('stroke-dasharray') === '0') element.removeAttribute('stroke-dasharray');
  element.removeAttribute('filter');
  for (const name of ['fill', 'stroke', 'stop-color']) plainColor(element, name);
}

const ALPHA = /^rgba\(.*,\s*([\d.]+)\)$/;

/** Splits a color with alpha into a color and an opacity. */
function plainColor(element: Element, name: string): void {
  const color = element.getAttribute(name) ?? '';
  if (!color.startsWith('rgb')) return;
  element.setAttribute(name, hexColor(color));
  const alpha = ALPHA.exec(color)?.[1];
  if (alpha !== undefined) element.setAttribute(name === 'stop-color' ? 'stop-opacity' : `${name}-opacity`, alpha);
}
