import type { PlotSymbol } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { colorOf } from './colorOf.ts';
import { drawShape } from './drawDot.ts';

const style = { ...text.small, color: 'textMuted' } as const;

/** Length of a line in points. */
const LINE = 16;
/** Space between a line and its words, in points. */
const BEFORE_WORDS = 6;
/** Space between two entries, in points. */
const BETWEEN = 18;

/** Draws the meaning of lines and shapes in one line on the right. Long names are cut off. */
export function plotLegend(writer: PageWriter, symbols: readonly PlotSymbol[], y: number): void {
  const { doc, left, width } = writer;
  const middle = y + style.leading / 2;
  let x = left + width;
  for (const { text: words, color, shape, size = 'small' } of symbols.toReversed()) {
    const [shown = ''] = writer.wrap(words, style, width / 2 - 80);
    x -= writer.measure(shown, style);
    writer.drawLine(shown, style, y, { x, width });
    x -= BEFORE_WORDS;
    if (shape === 'line' || shape === 'dashes') {
      doc
        .setDrawColor(colorOf(writer, color))
        .setLineWidth(shape === 'line' ? 1.4 : 1)
        .setLineDashPattern(shape === 'line' ? [] : [3.5, 2.5], 0)
        .line(x - LINE, middle, x, middle)
        .setLineDashPattern([], 0);
      x -= LINE + BETWEEN;
    } else {
      drawShape(writer, { shape, size, color, x: x - 2, y: middle });
      x -= BETWEEN;
    }
  }
}
