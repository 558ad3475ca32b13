import { totalTasks } from '@roi-insight/roi-math';
import { formatCents, formatCount, formatDay, formatDecimal, formatMoney } from '../../format/index.ts';
import { verdictInWords } from '../../features/VerdictLine/verdictInWords.ts';
import type { ReportNames } from '../content/reportNames.ts';
import type { ReportPdfInput } from '../ReportPdf.ts';
import type { Sheet } from '../writer/Sheet.ts';
import { paper, text } from '../writer/styles.ts';
import { facts } from './facts.ts';

const INK = {
  faster: paper.positive,
  slower: paper.negative,
  'no-detectable-change': paper.textSubtle,
  'too-little-data': paper.warning,
  'no-evidence': paper.textSubtle,
} as const;

/** Title, what the report is about, and the verdict before any figure. */
export function masthead(sheet: Sheet, { report, brand }: ReportPdfInput, names: ReportNames): void {
  sheet.space(6);
  sheet.flow('H1', names.title, text.title);
  sheet.space(4);
  sheet.flow('P', `Based on ${formatCount(totalTasks(report.summary_metrics))} JIRA tasks analyzed`, {
    ...text.body,
    size: 11,
    leading: 16,
  });
  sheet.space(14);
  facts(sheet, [
    ['Company', brand.company],
    ['Project', names.project],
    ['Before', names.before],
    ['After', names.after],
    ['Report of', formatDay(names.day)],
  ]);
  sheet.space(18);
  verdict(sheet, report, brand.assistant);
}

const GRADE_WIDTH = 74;

function verdict(sheet: Sheet, report: ReportPdfInput['report'], assistant: string): void {
  const { kind, headline, detail } = verdictInWords(report, assistant);
  const { evidence } = report;
  const place = { x: sheet.left + 16, width: sheet.width - 16 - (evidence === undefined ? 0 : GRADE_WIDTH + 16) };
  const headlinePlace = { ...place, width: sheet.balanced(headline, text.verdict, place.width) };
  const reason = evidence?.grade_reasons[0];
  const grade =
    evidence === undefined ? '' : ` Evidence grade ${evidence.grade}${reason === undefined ? '.' : `: ${reason}`}`;
  const height =
    sheet.heightOf(headline, text.verdict, place.width) + 3 + sheet.heightOf(detail + grade, text.body, place.width);
  sheet.ensure(height);
  const top = sheet.y;
  sheet.tags.within('H2', () => {
    sheet.y += sheet.drawText(headline, text.verdict, sheet.y, headlinePlace) + 3;
  });
  sheet.tags.within('P', () => {
    sheet.y += sheet.drawText(detail + grade, text.body, sheet.y, place);
  });
  sheet.tags.decoration(() => sheet.doc.setFillColor(INK[kind]).rect(sheet.left, top, 2.5, sheet.y - top, 'F'));
  if (evidence === undefined) return;
  const corner = { x: sheet.left + sheet.width - GRADE_WIDTH, width: GRADE_WIDTH, align: 'center' } as const;
  sheet.tags.within('P', () => {
    const taken = sheet.drawText(evidence.grade, text.grade, top, corner);
    sheet.drawText('evidence grade', text.small, top + taken, corner);
  });
}

/** What every dollar rests on. */
export function assumptions(sheet: Sheet, { report }: ReportPdfInput): void {
  const {
    engineer_annual_cost: annual,
    hourly_rate: hourly,
    hours_per_day: hours,
  } = report.summary_metrics.assumptions;
  facts(sheet, [
    ['Cost assumptions', 'Behind every dollar'],
    ['Annual engineer cost', formatMoney(annual)],
    ['Hourly rate', formatCents(hourly)],
    ['Hours per day', Number.isInteger(hours) ? String(hours) : formatDecimal(hours)],
  ]);
}
