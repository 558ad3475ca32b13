import type { Funnel, Measure } from '@roi-insight/contracts';

/**
 * Thrown if no ticket in either period has hours that count. `funnel` counts the tickets by the reason why they do not
 * count. `measure` is the measure that was used: `elapsed` if too few tickets were ever in progress.
 */
export class NothingToMeasureError extends Error {
  override readonly name = 'NothingToMeasureError';
  readonly funnel: Funnel;
  readonly measure: Measure;

  constructor(funnel: Funnel, measure: Measure) {
    super(describe(funnel));
    this.funnel = funnel;
    this.measure = measure;
  }
}

function describe(funnel: Funnel): string {
  const reasons = [
    [funnel.out_of_scope, 'out of scope or completed outside both periods'],
    [funnel.unreadable ?? 0, 'unreadable'],
    [funnel.repeated ?? 0, 'listed more than once'],
    [funnel.unfinished, 'not completed'],
    [funnel.not_delivered ?? 0, 'closed without being built'],
    [funnel.no_active_time, 'without a measured working time'],
    [funnel.under_1_hour, 'under 1 hour'],
    [funnel.over_40_hours, 'over 40 hours'],
  ] as const;
  const counted = reasons.filter(([count]) => count > 0).map(([count, reason]) => `${count} ${reason}`);
  if (funnel.found === 0) return 'No tickets were found in the periods around the adoption date.';
  return `None of the ${funnel.found} tickets found can be measured: ${counted.join(', ')}.`;
}
