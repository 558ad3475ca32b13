import { grossCaption, metricCardProps, type MetricTone, MISSING } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { type Ink, text } from '../writer/styles.ts';

const GAP = 14;
const INKS: Readonly<Record<MetricTone, Ink>> = { positive: 'text', negative: 'negative', neutral: 'textMuted' };

/** Draws the four cards in a row below a note that they show gross values, each with its subtitle. */
export function metrics(writer: PageWriter, { formats, report, brand }: PdfInput): void {
  writer.flow('H3', 'Gross', text.heading);
  writer.flow('P', grossCaption(formats, report), text.small);
  writer.space(8);
  const columns = metricCardProps(formats, report, brand.assistant).map(
    ({ title, subtitle, doubt, tone, figure: { value, format, missing } }) => ({
      title,
      value: format(value),
      color: value === null ? 'textSubtle' : INKS[tone],
      caption: value === null ? missing : linesOf(subtitle, doubt),
    }),
  );
  const width = (writer.width - GAP * (columns.length - 1)) / columns.length;
  const style = fittingStyle(
    writer,
    columns.map(({ value }) => value),
    width,
  );
  const captionHeight = Math.max(...columns.map(({ caption }) => writer.heightOf(caption, text.small, width)));
  const height = text.label.leading + style.leading + captionHeight + 6;
  writer.ensure(height);
  const top = writer.y;
  columns.forEach(({ title, value, caption, color }, index) => {
    const place = { x: writer.left + index * (width + GAP), width };
    writer.tags.within('P', () => {
      writer.drawText(title, text.label, top, place);
      writer.drawText(value, { ...style, color }, top + text.label.leading + 2, place);
      writer.drawText(caption, text.small, top + text.label.leading + style.leading + 6, place);
    });
  });
  writer.y = top + height;
}

const linesOf = (subtitle: string, doubt: string | null) => (doubt === null ? subtitle : `${subtitle}\n${doubt}`);

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
