import { MISSING } from '../../format/index.ts';
import { metricFaces } from '../../features/MetricCards/metricFaces.ts';
import { figureIntervals } from '../content/figureIntervals.ts';
import type { ReportPdfInput } from '../ReportPdf.ts';
import type { Sheet } from '../writer/Sheet.ts';
import { paper, text } from '../writer/styles.ts';

const GAP = 14;
const INK = { positive: paper.text, negative: paper.negative, neutral: paper.text } as const;

/** The four figures, each with what it means and what the evidence leaves open. */
export function figures(sheet: Sheet, { report, brand }: ReportPdfInput): void {
  const intervals = figureIntervals(report);
  const spans = intervals === null ? [] : Object.values(intervals);
  const faces = metricFaces(report, brand.assistant).map(
    ({ title, subtitle, tone, figure: { value, format, missing } }, index) => ({
      title,
      words: format(value),
      color: value === null ? paper.textSubtle : INK[tone],
      foot: value === null ? missing : withSpan(subtitle, spans[index]),
    }),
  );
  const width = (sheet.width - GAP * (faces.length - 1)) / faces.length;
  const figure = fitting(
    sheet,
    faces.map(({ words }) => words),
    width,
  );
  const foot = Math.max(...faces.map((face) => sheet.heightOf(face.foot, text.small, width)));
  const height = text.label.leading + figure.leading + foot + 14;
  sheet.ensure(height);
  const top = sheet.y;
  faces.forEach(({ title, words, foot: below, color }, index) => {
    const place = { x: sheet.left + index * (width + GAP), width };
    sheet.tags.within('P', () => {
      sheet.drawText(title, text.label, top, place);
      sheet.drawText(words, { ...figure, color }, top + text.label.leading + 2, place);
      sheet.drawText(below, text.small, top + text.label.leading + figure.leading + 6, place);
    });
  });
  sheet.y = top + height;
}

const withSpan = (subtitle: string, span: string | undefined) =>
  span === undefined ? subtitle : `${subtitle}\n95%: ${span}`;

/** All four at one size: the largest at which the longest fits. */
function fitting(sheet: Sheet, words: readonly string[], width: number) {
  const widest = Math.max(...words.map((word) => (word === MISSING ? 0 : sheet.measure(word, text.figure))));
  const scale = Math.min(1, (width - 1) / Math.max(widest, 1));
  return {
    ...text.figure,
    size: text.figure.size * scale,
    leading: text.figure.leading * scale,
    tracking: text.figure.tracking * scale,
  };
}
