import type { Fact } from '../Fact.ts';
import type { MetricCardContent } from './MetricCardContent.ts';

/** A card as a fact: its figure, and below it an explanation or the reason for a missing figure. */
export const cardFact = ({ title, subtitle, doubt, figure: { value, format, missing } }: MetricCardContent): Fact => ({
  name: title,
  value: format(value),
  range: value === null ? missing : [subtitle, ...(doubt === null ? [] : [doubt])].join('\n'),
});
