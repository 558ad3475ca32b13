import type { Align } from '../writer/PageWriter.ts';
import { isHidden } from './cleanSvg.ts';

/** A line of text of a chart; lengths in pixels of the drawing. */
export interface ChartLabel {
  readonly text: string;
  /** Position of the left end, middle or right end of the text, depending on `align`. */
  readonly x: number;
  readonly baseline: number;
  readonly align: Align;
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
}

const ALIGN: Readonly<Record<string, Align>> = { start: 'left', middle: 'center', end: 'right' };

/** The visible lines of text of a drawing that is attached to the document. */
export function chartLabels(svg: SVGSVGElement): ChartLabel[] {
  return [...svg.querySelectorAll('text')].flatMap((text) => {
    if (isHidden(text)) return [];
    const spans = [...text.querySelectorAll('tspan')];
    return (spans.length === 0 ? [text] : spans).flatMap((line) => labelOf(line) ?? []);
  });
}

function labelOf(line: SVGTextContentElement): ChartLabel | null {
  const text = (line.textContent ?? '').trim();
  const count = line.getNumberOfChars();
  const matrix = line instanceof SVGGraphicsElement ? line.getCTM() : null;
  if (text === '' || count === 0 || matrix === null) return null;
  const start = line.getStartPositionOfChar(0);
  const end = line.getEndPositionOfChar(count - 1);
  const { textAnchor, fontSize, fontWeight, fill } = getComputedStyle(line);
  const align = ALIGN[textAnchor] ?? 'left';
  const x = align === 'left' ? start.x : align === 'right' ? end.x : (start.x + end.x) / 2;
  const place = new DOMPoint(x, start.y).matrixTransform(matrix);
  return {
    text,
    x: place.x,
    baseline: place.y,
    align,
    size: Number.parseFloat(fontSize),
    bold: Number(fontWeight) >= 500,
    color: fill,
  };
}
