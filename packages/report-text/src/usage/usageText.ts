import type { Economics, Report } from '@roi-insight/contracts';
import { bridge } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { usageShareText } from './usageShareText.ts';

/** Shown if the usage contains no share of the team. */
export const UNKNOWN_SHARE = 'The usage does not say how much of the team used the assistant.';

/**
 * A summary of usage for a short report: the share of the team, and the number of days with real spend in the net value. Null if there is no usage.
 * @example '62% of the team used the assistant in the last quarter. The net uses real spend for 77 of 91 days.'
 */
export function usageText(formats: Formats, report: Report, economics: Economics): string | null {
  const { usage } = report;
  if (usage === undefined) return null;
  const sources = usage.teams[0]?.sources ?? [];
  const found = sources.map((source) => usageShareText(formats, report, source)).find((share) => share !== null);
  return [
    sources.length === 0 ? 'The usage does not have this project.' : found ? `${found.sentence}.` : UNKNOWN_SHARE,
    ...spendTexts(formats, report, economics),
  ].join(' ');
}

function spendTexts(formats: Formats, report: Report, economics: Economics): string[] {
  const found = bridge(report, economics);
  const steps = found.kind === 'ready' ? found.steps : [];
  return steps.flatMap((step) => {
    if (step.kind !== 'licenses' || step.usage === null) return [];
    const { days } = step.usage;
    const of = days < step.days ? `${formats.count(days)} of ${formats.counted(step.days, 'day')}` : 'all days';
    return [`The net uses real spend for ${of}.`];
  });
}
