import type { Economics } from '@roi-insight/contracts';
import type { PlanRead } from '@roi-insight/roi-math';
import type { ReportDocument } from '../../document/ReportDocument.ts';
import type { Formats } from '../../format/index.ts';
import { orderPlot } from './orderPlot.ts';
import { planGradeTexts } from '../result/planGradeTexts.ts';
import type { PlanReport } from '../result/PlanReport.ts';
import {
  planConditionsSection,
  planDeviationsSection,
  planLimitsSection,
  planMethodSection,
  planMoneySection,
  planProofSection,
  planStartsSection,
} from './planSections.ts';
import { planSummaryText } from '../result/planSummaryText.ts';
import { planVerdictText } from '../result/planVerdictText.ts';

/** The sections of the report on a plan. */
export type PlanSectionId = 'money' | 'deviations' | 'conditions' | 'starts' | 'proof' | 'limits' | 'method';

/** The report on a plan whose result may be read: the answer, its value, and the reasons to believe it. */
export function planDocument(
  formats: Formats,
  report: PlanReport,
  result: PlanRead,
  economics: Economics,
  savedAt: Date,
): ReportDocument<PlanSectionId> {
  const { plan, reading } = report;
  const { title, lead } = planSummaryText(formats, plan);
  const verdict = planVerdictText(formats, plan, result);
  return {
    title,
    lead,
    answer: {
      title: verdict.title,
      blocks: [
        { kind: 'prose', look: 'lead', text: verdict.range },
        { kind: 'prose', look: 'strong', text: verdict.chance },
        ...verdict.notes.map((text) => ({ kind: 'prose', text }) as const),
        { kind: 'prose', text: `Grade ${result.grade}. ${planGradeTexts[result.grade]}` },
        { kind: 'figure', plot: orderPlot(formats, result) },
      ],
    },
    sections: [
      planMoneySection(formats, result, economics),
      planDeviationsSection(formats, plan, result),
      planConditionsSection(formats, result),
      planStartsSection(formats, report),
      planProofSection(formats, plan, result),
      planLimitsSection(formats, plan, result),
      planMethodSection(formats, report, result),
    ],
    foot: `${reading.sample ? 'Sample data. ' : ''}Tickets read on ${formats.moment(reading.fetchedAt, 'UTC')}. Saved on ${formats.moment(savedAt.toISOString(), 'UTC')}.`,
  };
}
