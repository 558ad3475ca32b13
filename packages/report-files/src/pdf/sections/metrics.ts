import {
  cardFact,
  grossText,
  type MetricCardContent,
  metricCardProps,
  type MetricTone,
  MISSING,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { type Ink, text } from '../writer/styles.ts';

const GAP = 14;
const INKS: Readonly<Record<MetricTone, Ink>> = { positive: 'text', negative: 'negative', neutral: 'textMuted' };

/** Draws a note that the cards show gross values, and below it the four cards in a row, each with its subtitle. */
export function metrics(writer: PageWriter, { formats, report, brand }: PdfInput): void {
  writer.flow('H3', 'Gross', text.heading);
  writer.flow('P', grossText(formats, report), text.small);
  writer.space(8);
  const columns = metricCardProps(formats, report, brand.assistant).map((card) => ({
    fact: cardFact(card),
    color: inkOf(card),
  }));
  const width = (writer.width - GAP * (columns.length - 1)) / columns.length;
  const style = fittingStyle(
    writer,
    columns.map(({ fact }) => fact.value),
    width,
  );
  const captionHeight = Math.max(...columns.map(({ fact }) => writer.heightOf(fact.range ?? '', text.small, width)));
  const height = text.label.leading + style.leading + captionHeight + 6;
  writer.ensure(height);
  const top = writer.y;
  columns.forEach(({ fact: { name, value, range }, color }, index) => {
    const place = { x: writer.left + index * (width + GAP), width };
    writer.tags.within('P', () => {
      writer.drawText(name, text.label, top, place);
      writer.drawText(value, { ...style, color }, top + text.label.leading + 2, place);
      writer.drawText(range ?? '', text.small, top + text.label.leading + style.leading + 6, place);
    });
  });
  writer.y = top + height;
}

const inkOf = ({ figure, tone }: MetricCardContent): Ink => (figure.value === null ? 'textSubtle' : INKS[tone]);

/** The style of all values, in the largest size that fits the widest value. */
function fittingStyle(writer: PageWriter, values: readonly string[], width: number) {
  const widest = Math.max(...values.map((value) => (value === MISSING ? 0 : writer.measure(value, text.metric))));
  const scale = Math.min(1, (width - 1) / Math.max(widest, 1));
  return {
    ...text.metric,
    size: text.metric.size * scale,
    leading: text.metric.leading * scale,
    tracking: text.metric.tracking * scale,
  };
}
