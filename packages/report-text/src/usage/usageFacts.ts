import type { Economics, Report } from '@roi-insight/contracts';
import { costPerActivePerson } from '@roi-insight/roi-math';
import type { Fact } from '../Fact.ts';
import { createFormats, type Formats } from '../format/index.ts';
import { unusedSeatsFact } from '../bridge/unusedSeatsFact.ts';
import { usageSourceTitle } from './usageSourceTitle.ts';

/** The cost of the assistant according to usage: unused seats, and the cost of each active person by source. */
export function usageFacts(formats: Formats, report: Report, economics: Economics): readonly Fact[] {
  const { usage } = report;
  if (usage === undefined) return [];
  const unused = unusedSeatsFact(formats, report, economics);
  const sources = usage.teams[0]?.sources ?? [];
  return [
    ...(unused === null ? [] : [unused]),
    ...sources.flatMap((source) => {
      const cost = costPerActivePerson(source);
      if (cost === null || usage.currency === null) return [];
      const { money } = createFormats({ locale: formats.locale, currency: usage.currency });
      const [low, high] = [money(cost.low), money(cost.high)];
      const by = sources.length === 1 ? '' : ` (${usageSourceTitle(source.source)})`;
      const range = low === high ? low : `${low} to ${high}`;
      return [
        {
          name: `Cost per active person${by}`,
          value: `${range} a month, over ${formats.counted(cost.weeks, 'week')} with people and spend`,
        },
      ];
    }),
  ];
}
