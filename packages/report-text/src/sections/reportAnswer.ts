import type { Economics, Report } from '@roi-insight/contracts';
import { ownUnusedSeats } from '@roi-insight/roi-math';
import { answerDetailText } from '../answer/answerDetailText.ts';
import { answerSteps } from '../answer/answerSteps.ts';
import { type AnswerWaterfall, answerText } from '../answer/answerText.ts';
import { grossText } from '../answer/grossText.ts';
import { costAssumptions } from '../assumptionFacts.ts';
import type { Block } from '../document/Block.ts';
import { heading, note, prose } from '../document/blocks.ts';
import type { ReportDocument } from '../document/ReportDocument.ts';
import { gradeMeanings } from '../evidence/gradeMeaning.ts';
import type { Formats } from '../format/index.ts';
import { cardFact } from '../metrics/cardFact.ts';
import { metricCardProps } from '../metrics/metricCardProps.ts';
import { qualityLine } from '../quality/qualityLine.ts';
import { reportRecommendationText } from '../recommendation/reportRecommendationText.ts';

/** The net value with its derivation, the grade of the evidence, and the inputs and figures below it. */
export function reportAnswer(
  formats: Formats,
  report: Report,
  economics: Economics,
  assistant: string,
): ReportDocument['answer'] {
  const { title, figure, line, second, note: basis, warning, waterfall } = answerText(formats, report, economics);
  const { evidence } = report;
  const quality = qualityLine(formats, report);
  const next = reportRecommendationText(formats, report, economics, ownUnusedSeats(report, economics));
  return {
    title: `${title}: ${figure}`,
    blocks: [
      ...(line.length === 0 ? [] : [{ kind: 'prose', look: 'strong', text: line.join(' · ') } as const]),
      ...(second === null ? [] : [prose(second)]),
      prose(basis),
      ...(quality === null ? [] : [prose(quality)]),
      ...(warning === null ? [] : [prose(warning)]),
      ...(next === null ? [] : [{ kind: 'prose', look: 'strong', text: next } as const]),
      ...(waterfall === null ? [] : [waterfallTable(formats, waterfall)]),
      ...(evidence === undefined
        ? []
        : [prose(`Evidence ${evidence.grade}: ${gradeMeanings(report)[evidence.grade]}`)]),
      prose(answerDetailText(formats, report, economics, assistant)),
      heading('Cost Assumptions'),
      { kind: 'facts', facts: costAssumptions(formats, report, economics) },
      heading('Gross'),
      note(grossText(formats, report)),
      { kind: 'facts', facts: metricCardProps(formats, report, assistant).map(cardFact) },
    ],
  };
}

/** The heading of the first column is the title of the drawing. */
const waterfallTable = (formats: Formats, { title, bars }: AnswerWaterfall): Block => ({
  kind: 'table',
  columns: [
    { title, share: 1 },
    { title: '', align: 'right' },
  ],
  rows: answerSteps(formats, bars).map(({ name, amount, ends }, index, all) => ({
    cells: [name, ends.length === 0 ? amount : `${amount} (${ends.join(' to ')})`],
    strong: index === all.length - 1,
  })),
});
