import type { Formats } from '../../format/index.ts';
import type { Outcome } from '../Outcome.ts';

/** The saving at which the licenses pay for themselves. */
export function describeBreakEven(formats: Formats, percent: number | null): Outcome {
  if (percent === null) {
    return {
      figure: 'None',
      note: 'No saving can pay for the licenses: the tickets cost nothing, or no saved time is put to use.',
    };
  }
  if (percent === 0) return { figure: formats.percent(0), note: 'The licenses cost nothing: any saving pays.' };
  const figure = percent < 0.05 ? `under ${formats.percent(0.1)}` : formats.percent(percent);
  return { figure, note: `Breaks even at ${figure} time saved.` };
}
