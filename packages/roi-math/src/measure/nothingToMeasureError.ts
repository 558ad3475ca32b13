import type { Funnel, Measure } from '@roi-insight/contracts';

/**
 * Thrown if no ticket in either period has hours that count. `funnel` counts the tickets by the reason why they are left out. `measure` is the
 * measure that was used: it is `elapsed` if too few tickets were ever in progress.
 */
export class NothingToMeasureError extends Error {
  override readonly name = 'NothingToMeasureError';
  readonly funnel: Funnel;
  readonly measure: Measure;

  constructor(funnel: Funnel, measure: Measure) {
    super('No ticket has hours that count.');
    this.funnel = funnel;
    this.measure = measure;
  }
}
