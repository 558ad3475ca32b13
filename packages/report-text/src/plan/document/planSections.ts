import type { Economics, Plan } from '@roi-insight/contracts';
import { DEFAULT_ENGINEER_COST, hourlyRate, planMoney, type PlanRead, type PlanResult } from '@roi-insight/roi-math';
import { listOf, rowsOf } from '../../document/blocks.ts';
import type { Section } from '../../document/ReportDocument.ts';
import type { Formats } from '../../format/index.ts';
import { planConditionText } from '../result/planConditionText.ts';
import { planDeviationText } from '../result/planDeviationText.ts';
import { planMethodFacts } from '../result/planMethodFacts.ts';
import { planMoneyText } from '../result/planMoneyText.ts';
import { planProofText } from '../result/planProofText.ts';
import type { PlanReport } from '../result/PlanReport.ts';
import { planTeamRows } from '../result/planTeamRows.ts';

/** The value of the saving. */
export function planMoneySection(formats: Formats, result: PlanRead, economics: Economics): Section<'money'> {
  const rate = hourlyRate(economics.enteredEngineerCost ?? DEFAULT_ENGINEER_COST);
  const text = planMoneyText(formats, result, planMoney(result, economics, rate), economics);
  if (text === null) {
    const unknown = 'The value is unknown: no team with measured hours started.';
    return { id: 'money', title: 'Value', blocks: [{ kind: 'note', text: unknown }] };
  }
  const { title, facts, note } = text;
  return {
    id: 'money',
    title,
    blocks: [
      { kind: 'facts', facts },
      { kind: 'note', text: note },
    ],
  };
}

/** Each deviation from the plan with its consequence. */
export function planDeviationsSection(
  formats: Formats,
  plan: Plan,
  { kind, deviations }: PlanResult,
): Section<'deviations'> {
  const items =
    deviations.length === 0
      ? [{ text: 'As planned', check: { state: 'met' } } as const]
      : deviations.map((deviation) => planDeviationText(formats, plan, deviation));
  const title = kind === 'waiting' ? 'As planned so far?' : 'Was it done as planned?';
  return { id: 'deviations', title, blocks: [{ kind: 'list', items }] };
}

export function planConditionsSection(formats: Formats, result: PlanRead): Section<'conditions'> {
  const items = result.conditions.map((condition) => {
    const { state, word, text } = planConditionText(formats, result, condition);
    return { text, check: { state, word } };
  });
  return { id: 'conditions', title: 'Conditions of grade A+', blocks: [{ kind: 'list', items }] };
}

/** The planned and the actual start of each team, in the order of the planned starts. */
export function planStartsSection(
  formats: Formats,
  { plan, starts, result }: Omit<PlanReport, 'reading' | 'registered'>,
): Section<'starts'> {
  const rows = planTeamRows(formats, plan, starts).map(({ name, when, deviation }) => [
    name,
    when,
    deviation?.text ?? 'As planned',
  ]);
  const title = result.kind === 'waiting' ? 'Who starts when' : 'Who started when';
  return { id: 'starts', title, blocks: [{ kind: 'table', dense: true, rows: rowsOf(rows) }] };
}

export const planProofSection = (formats: Formats, plan: Plan, result: PlanRead): Section<'proof'> => ({
  id: 'proof',
  title: 'What this proves',
  blocks: [listOf(planProofText(formats, plan, result).proves)],
});

export const planLimitsSection = (formats: Formats, plan: Plan, result: PlanRead): Section<'limits'> => ({
  id: 'limits',
  title: 'What it does not prove',
  blocks: [listOf(planProofText(formats, plan, result).not)],
});

/** The details that an expert checks. */
export const planMethodSection = (
  formats: Formats,
  report: Pick<PlanReport, 'plan' | 'reading' | 'registered'>,
  result: PlanRead,
): Section<'method'> => ({
  id: 'method',
  title: 'Method',
  blocks: [{ kind: 'facts', look: 'dense', facts: planMethodFacts(formats, report, result) }],
});
