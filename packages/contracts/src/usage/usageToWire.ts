import { snakeKeys } from '../values/snakeKeys.ts';
import type { Usage } from './usage.ts';
import { USAGE_FILE } from './usageLimits.ts';
import type { WireUsage, WireUsageFile, WireUsageSummary } from './usageSchema.ts';
import { usageWeekToWire } from './usageWeekToWire.ts';

export function usageToWire({ currency, sources }: Usage): WireUsage {
  return {
    ...(currency !== null && { currency }),
    sources: sources.map(({ source, tool, activeBasis, teams, summary }) => ({
      source,
      ...(tool !== undefined && { tool }),
      active_basis: activeBasis,
      teams: teams.map(({ name, people, weeks }) => ({
        name,
        ...(people !== null && { people }),
        weeks: weeks.map(usageWeekToWire),
      })),
      summary: snakeKeys<WireUsageSummary>({
        recordsWithoutPerson: null,
        recordsLeftOut: null,
        recordsUnreadable: null,
        ...summary,
      }),
    })),
  };
}

export const usageFileOf = (usage: Usage): WireUsageFile => ({ ...USAGE_FILE, ...usageToWire(usage) });
