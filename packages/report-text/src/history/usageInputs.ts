import type { Economics, Report } from '@roi-insight/contracts';
import { spendCoverage } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { usageRowText } from '../usage/usageRowText.ts';

type Entries = readonly (readonly [name: string, value: string])[];

/** The data from usage that affects the figures of a report, grouped by its effect. Empty if there is no usage. */
export function usageInputs(
  formats: Formats,
  report: Report,
  { spend }: Economics,
): { readonly data: Entries; readonly net: Entries } {
  const { usage } = report;
  if (usage === undefined) return { data: [], net: [] };
  const controls = usage.teams.flatMap(({ control }) => (control === null ? [] : [control.kind]));
  const verified = controls.filter((kind) => kind === 'verified').length;
  const { usageDays, of } = spendCoverage(report, spend) ?? { usageDays: 0, of: 0 };
  // The text leaves out the amount, because it grows with the period and is not an input that was chosen.
  const days = usageDays < of ? `${formats.count(usageDays)} of ${formats.counted(of, 'day')}` : 'all days';
  return {
    data: [
      ['Use of the assistant', usageRowText(formats, report)],
      ...(controls.length === 0
        ? []
        : [['Controls verified by usage', `${formats.count(verified)} of ${formats.count(controls.length)}`] as const]),
    ],
    net: usageDays === 0 ? [] : [['Spend by usage', days]],
  };
}
