import type { ReportUsage } from '@roi-insight/contracts';
import { demoAmounts } from '@roi-insight/ui';

/** Usage with amounts that are plausible in a currency, like the price of a seat in that currency. Nothing is converted. */
export function usageIn(currency: string, usage: ReportUsage): ReportUsage {
  if (usage.currency === null || usage.currency === currency) return usage;
  const factor = demoAmounts(currency).price / demoAmounts(usage.currency).price;
  return {
    ...usage,
    currency,
    teams: usage.teams.map((team) => ({
      ...team,
      sources: team.sources.map((source) => ({
        ...source,
        weeks: source.weeks.map((week) =>
          week.coverage === 'reported' && week.spend !== null ? { ...week, spend: week.spend * factor } : week,
        ),
      })),
    })),
  };
}
