import type { PlotDot, PlotRange } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';
import { colorOf } from './colorOf.ts';
import type { Area } from './plotAxes.ts';

/** Lengths in points: radius of a disc, radius and line of a ring, and line of a range. */
const SIZES = {
  small: { disc: 1.8, ring: 2, ringLine: 1, range: 0.8 },
  medium: { disc: 3.4, ring: 2.8, ringLine: 1.2, range: 1.2 },
  large: { disc: 3.6, ring: 2.8, ringLine: 1.2, range: 2 },
} as const;

/** Draws a value with its range, as on the screen. */
export function drawDot(writer: PageWriter, dot: PlotDot, area: Area): void {
  const { range, label } = dot;
  const valueStyle: TextStyle = { ...text.label, color: dot.color === 'before' ? 'text' : 'accentText' };
  const x = area.left + dot.x * area.width;
  const at = (share: number) => area.top + share * area.height;
  if (range) drawRange(writer, dot, range, { x, at });
  drawShape(writer, { ...dot, x, y: at(dot.y) });
  switch (label?.place) {
    case 'left':
      return writer.drawLine(label.text, valueStyle, at(dot.y) - valueStyle.leading / 2, {
        x: x - 70,
        width: 62,
        align: 'right',
      });
    case 'above':
    case 'below': {
      const isAbove = label.place === 'above';
      const y = isAbove ? at(range?.top ?? dot.y) - valueStyle.leading - 1 : at(range?.bottom ?? dot.y) + 1;
      const width = writer.measure(label.text, valueStyle);
      // A background for the label, which covers a line behind it.
      writer.doc.setFillColor(writer.colors.surface).rect(x - width / 2, y + 1, width, valueStyle.leading - 3, 'F');
      return writer.drawLine(label.text, valueStyle, y, { x: x - width / 2, width });
    }
    case undefined:
  }
}

interface Scale {
  readonly x: number;
  readonly at: (share: number) => number;
}

function drawRange(writer: PageWriter, { color, size }: PlotDot, range: PlotRange, { x, at }: Scale): void {
  const { doc } = writer;
  const [top, bottom] = [at(range.top), at(range.bottom)];
  doc
    .setDrawColor(colorOf(writer, color))
    .setFillColor(colorOf(writer, color))
    .setLineWidth(SIZES[size].range)
    .setLineDashPattern(range.look === 'dashed' ? [3, 2] : [], 0)
    .line(x, top, x, bottom)
    .setLineDashPattern([], 0);
  if (range.look !== 'pale') for (const end of [top, bottom]) doc.line(x - 3, end, x + 3, end);
  if (range.isCutAbove === true) doc.triangle(x - 2.5, top, x + 2.5, top, x, top - 4, 'F');
  if (range.isCutBelow === true) doc.triangle(x - 2.5, bottom, x + 2.5, bottom, x, bottom + 4, 'F');
}

/** Draws a shape around a point of the page. */
export function drawShape(
  writer: PageWriter,
  { shape, size, color, x, y }: Pick<PlotDot, 'shape' | 'size' | 'color' | 'x' | 'y'>,
): void {
  const { doc, colors } = writer;
  const { disc, ring, ringLine } = SIZES[size];
  doc.setDrawColor(colorOf(writer, color)).setFillColor(colorOf(writer, color));
  switch (shape) {
    case 'disc':
      doc.circle(x, y, disc, 'F');
      break;
    case 'ring':
      doc.setFillColor(colors.surface).setLineWidth(ringLine).circle(x, y, ring, 'FD');
      break;
    case 'cross':
      doc.setLineWidth(ringLine);
      doc.line(x - 2.5, y - 2.5, x + 2.5, y + 2.5).line(x - 2.5, y + 2.5, x + 2.5, y - 2.5);
      break;
    case 'diamond':
      doc.triangle(x - 3.5, y, x + 3.5, y, x, y - 3.5, 'F');
      doc.triangle(x - 3.5, y, x + 3.5, y, x, y + 3.5, 'F');
      break;
  }
}
