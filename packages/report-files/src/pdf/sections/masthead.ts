import { basedOnText, costFacts, gradeReasonText, verdictText, withMark } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { facts } from './facts.ts';

const INK = {
  faster: 'positive',
  slower: 'negative',
  'no-detectable-change': 'textSubtle',
  'too-little-data': 'warning',
  'no-evidence': 'textSubtle',
} as const;

/** Draws the title, the project and its weeks, and the verdict. */
export function masthead(writer: PageWriter, input: PdfInput): void {
  const { formats, report, brand, names } = input;
  writer.flow('H1', names.title, text.title);
  writer.space(2);
  writer.flow('P', basedOnText(formats, report), {
    ...text.body,
    size: 11,
    leading: 16,
  });
  writer.space(8);
  facts(writer, [
    { name: 'Company', value: brand.company },
    { name: 'Project', value: names.project },
    { name: 'Before', value: names.before },
    { name: 'After', value: names.after },
    { name: 'Report of', value: formats.day(names.day) },
  ]);
  writer.space(10);
  verdict(writer, input);
}

const GRADE_WIDTH = 74;

function verdict(writer: PageWriter, { formats, report, brand }: PdfInput): void {
  const { kind, headline, detail } = verdictText(formats, report, brand.assistant);
  const { evidence } = report;
  const place = { x: writer.left + 16, width: writer.width - 16 - (evidence === undefined ? 0 : GRADE_WIDTH + 16) };
  const headlinePlace = { ...place, width: writer.balanced(headline, text.verdict, place.width) };
  // Without a verdict, the detail already contains the reasons.
  const reason = kind === 'too-little-data' ? undefined : evidence?.gradeReasons[0];
  const grade =
    evidence === undefined
      ? ''
      : ` Evidence grade ${evidence.grade}${reason === undefined ? '.' : `: ${gradeReasonText(formats, reason)}`}`;
  const height =
    writer.heightOf(headline, text.verdict, place.width) + 3 + writer.heightOf(detail + grade, text.body, place.width);
  writer.ensure(height);
  const top = writer.y;
  writer.tags.within('H2', () => {
    writer.y += writer.drawText(headline, text.verdict, writer.y, headlinePlace) + 3;
  });
  writer.tags.within('P', () => {
    writer.y += writer.drawText(detail + grade, text.body, writer.y, place);
  });
  writer.tags.decoration(() =>
    writer.doc.setFillColor(writer.colors[INK[kind]]).rect(writer.left, top, 2.5, writer.y - top, 'F'),
  );
  if (evidence === undefined) return;
  const corner = { x: writer.left + writer.width - GRADE_WIDTH, width: GRADE_WIDTH, align: 'center' } as const;
  writer.tags.within('P', () => {
    const taken = writer.drawText(evidence.grade, text.grade, top, corner);
    writer.drawText('evidence grade', text.small, top + taken, corner);
  });
}

/** Draws the cost of an hour, which every dollar amount is based on. */
export function assumptions(writer: PageWriter, { formats, report, economics }: PdfInput): void {
  facts(writer, [
    { name: 'Cost assumptions', value: `Used for every ${formats.moneyWords.amount}` },
    ...costFacts(formats, report.summary_metrics.assumptions, economics).map(withMark),
  ]);
}
