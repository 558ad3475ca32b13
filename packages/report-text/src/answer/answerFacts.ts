import type { Economics, Report } from '@roi-insight/contracts';
import { bridge } from '@roi-insight/roi-math';
import { describePayback } from '../bridge/describe/describePayback.ts';
import { returnFact } from '../bridge/netFacts.ts';
import type { OutcomeFact } from '../bridge/Outcome.ts';
import { gradeSentence } from '../evidence/gradeSentence.ts';
import type { Formats } from '../format/index.ts';

/** The return, the payback and the certainty of the answer; empty if there is no net value. */
export function answerFacts(formats: Formats, report: Report, economics: Economics): readonly OutcomeFact[] {
  const found = bridge(report, economics);
  if (found.kind === 'unavailable' || found.outcome === 'refused') return [];
  const back = returnFact(formats, found);
  return [
    ...(back === null ? [] : [back]),
    { name: 'Payback', ...describePayback(formats, found) },
    ...evidenceAnswers(formats, report),
  ];
}

function evidenceAnswers(formats: Formats, report: Report): OutcomeFact[] {
  const { evidence } = report;
  if (evidence === undefined) return [];
  // The smallest detectable saving says nothing about a loss that was found.
  const detectable = evidence.kind === 'estimated' && evidence.verdict !== 'slower' ? evidence.detectablePercent : null;
  const percent = detectable === null ? null : formats.wholePercent(detectable);
  return [
    { name: 'Evidence grade', figure: evidence.grade, note: gradeSentence(report, evidence) },
    ...(percent === null
      ? []
      : [
          {
            name: 'Detectable saving',
            figure: percent,
            note: `We could have detected a saving as small as ${percent}.`,
          },
        ]),
  ];
}
