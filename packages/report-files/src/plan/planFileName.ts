import type { Plan } from '@roi-insight/contracts';

/** The name of a file of a plan. It contains the day of the first start. @example planFileName('plan', plan, 'json') // 'roi-plan-2027-01-04.json' */
export const planFileName = (kind: string, { terms }: Plan, extension: string): string =>
  `roi-${kind}-${terms.start}.${extension}`;
