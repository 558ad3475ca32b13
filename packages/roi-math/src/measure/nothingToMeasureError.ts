import type { Funnel, Measure } from '@roi-insight/contracts';

/**
 * Thrown when no ticket of either side has a measured time; `funnel` tells what was found and why none of it counts, `measure`
 * what the hours would have been: with `elapsed` they run from creation to completion, as too few tickets were in progress.
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
    [funnel.unfinished, 'not completed'],
    [funnel.no_active_time, 'without a measured working time'],
    [funnel.under_1_hour, 'under 1 hour'],
    [funnel.over_40_hours, 'over 40 hours'],
  ] as const;
  const said = reasons.filter(([count]) => count > 0).map(([count, reason]) => `${count} ${reason}`);
  if (funnel.found === 0) return 'No tickets were found in the periods around the adoption date.';
  return `None of the ${funnel.found} tickets found can be measured: ${said.join(', ')}.`;
}
