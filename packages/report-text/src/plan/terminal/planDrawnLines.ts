import type { Plan } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { planTable } from '../design/planTable.ts';
import { planWitness } from '../design/planWitness.ts';
import { planSummaryText } from '../result/planSummaryText.ts';
import { tableLines } from './tableLines.ts';

/** A drawn plan as lines of text: the order and its source. */
export function planDrawnLines(formats: Formats, plan: Plan): readonly string[] {
  const { title, lead, code } = planSummaryText(formats, plan);
  return [
    `${title}. ${lead}`,
    '',
    ...tableLines(planTable(formats, plan.terms, plan.order)),
    '',
    planWitness(formats, plan.registration),
    code,
  ];
}
