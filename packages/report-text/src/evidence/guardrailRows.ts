import type { Evidence, GuardrailChange } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** A measure in both periods, and whether chance explains the difference. */
export interface GuardrailRow {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Null in reports of earlier servers. */
  readonly judgment: { readonly tone: 'better' | 'worse' | 'neutral'; readonly text: string } | null;
}

type Rise = 'better' | 'worse';

/** The guardrails as rows of a table. */
export function guardrailRows(
  formats: Formats,
  { guardrails, kind }: Pick<Evidence, 'guardrails' | 'kind'>,
): readonly GuardrailRow[] {
  const rows = [
    ['Completed tickets that were reopened', guardrails.reopenRate, formats.share, 'worse'],
    ['Completed tickets that are bugs', guardrails.bugShare, formats.share, 'worse'],
    ['Tickets completed per week', guardrails.throughputPerWeek, formats.decimal, 'better'],
  ] as const;
  return rows.map(([name, { pre, post, change }, format, rise]) => ({
    name,
    before: format(pre),
    after: format(post),
    judgment: judgmentOf(change, rise, kind),
  }));
}

/** @param rise the meaning of a rise of the measure */
function judgmentOf(change: GuardrailChange | null, rise: Rise, kind: Evidence['kind']): GuardrailRow['judgment'] {
  switch (change) {
    case 'rose':
      return moreThanChance(rise);
    case 'fell':
      return moreThanChance(rise === 'better' ? 'worse' : 'better');
    case 'not-clear':
      return { tone: 'neutral', text: 'No clear change' };
    case null:
      return kind === 'too-little-data' ? { tone: 'neutral', text: 'Too little data' } : null;
  }
}

const moreThanChance = (tone: Rise) => ({
  tone,
  text: `${tone === 'better' ? 'Better' : 'Worse'}: more than chance explains`,
});
