import {
  type Formats,
  planConditionText,
  planDeviationText,
  planGradeText,
  planMethodFacts,
  planMoneyText,
  planProofText,
  planSummaryText,
  planTeamRows,
  planVerdictText,
  type PlanVerdictText,
} from '@roi-insight/report-text';
import { DEFAULT_ENGINEER_COST, hourlyRate, planMoney, type PlanRead } from '@roi-insight/roi-math';
import type { PlanReportSource } from './PlanReportSource.ts';

/** A titled part of a file: a table, sentences, or both. The first cell of a row names it. */
export interface PlanPart {
  readonly kind: 'money' | 'deviations' | 'conditions' | 'starts' | 'proof' | 'limits' | 'method';
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly sentences: readonly string[];
  readonly note: string | null;
}

/** The texts of a report on a plan, in the order of the page. */
export interface PlanReportParts {
  readonly title: string;
  readonly lead: string;
  /** `grade`: the letter with its meaning. */
  readonly verdict: PlanVerdictText & { readonly grade: string };
  readonly parts: readonly PlanPart[];
  /** When the tickets were read, for the end of each page. */
  readonly foot: string;
}

/** The same texts for every file of a report on a plan. */
export function planReportParts(
  formats: Formats,
  { report, economics, savedAt }: PlanReportSource,
  result: PlanRead,
): PlanReportParts {
  const { plan, reading, starts } = report;
  const { title, lead } = planSummaryText(formats, plan);
  const rate = hourlyRate(economics.enteredEngineerCost ?? DEFAULT_ENGINEER_COST);
  const money = planMoneyText(formats, result, planMoney(result, economics, rate), economics);
  const { proves, not } = planProofText(formats, plan, result);
  const part = (kind: PlanPart['kind'], name: string, content: Partial<PlanPart>): PlanPart => ({
    kind,
    title: name,
    rows: [],
    sentences: [],
    note: null,
    ...content,
  });
  return {
    title,
    lead,
    verdict: {
      ...planVerdictText(formats, plan, result),
      grade: `Grade ${result.grade}. ${planGradeText[result.grade]}`,
    },
    parts: [
      ...(money === null
        ? []
        : [
            part('money', money.title, {
              rows: money.facts.map(({ name, value, range }) => [name, value, range ?? '']),
              note: money.note,
            }),
          ]),
      part('deviations', 'Was it done as planned?', {
        sentences:
          result.deviations.length === 0
            ? ['As planned']
            : result.deviations.map((deviation) => {
                const { text, consequence } = planDeviationText(formats, plan, deviation);
                return `${text} ${consequence}`;
              }),
      }),
      part('conditions', 'Conditions of grade A+', {
        rows: result.conditions.map((condition) => {
          const { word, text } = planConditionText(formats, plan, result, condition);
          return [word, text];
        }),
      }),
      part('starts', 'Who started when', {
        rows: planTeamRows(formats, plan, starts).map(({ name, plannedText, startedText }) => [
          name,
          plannedText,
          startedText,
        ]),
      }),
      part('proof', 'What this proves', { sentences: proves }),
      part('limits', 'What it does not prove', { sentences: not }),
      part('method', 'Method', {
        rows: planMethodFacts(formats, plan, reading, result).map(({ name, value }) => [name, value]),
      }),
    ],
    foot: `${reading.sample ? 'Sample data. ' : ''}Tickets read on ${formats.moment(reading.fetchedAt, 'UTC')}. Saved on ${formats.moment(savedAt.toISOString(), 'UTC')}.`,
  };
}
