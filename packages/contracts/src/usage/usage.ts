import type { CamelKeys } from '../values/camelKeys.ts';
import { snakeKeys } from '../values/snakeKeys.ts';
import type { PeopleCount } from './peopleCount.ts';
import type { ACTIVE_BASES, USAGE_SOURCES } from './usageLimits.ts';
import type { WireUsage, WireUsageFile, WireUsageSummary } from './usageSchema.ts';
import type { UsageWeek } from './usageWeek.ts';
import { usageWeekToWire } from './usageWeekToWire.ts';

/** What a usage file begins with. */
export const USAGE_FILE = { kind: 'roi-insight-usage', version: 1 } as const;

export type UsageSourceName = (typeof USAGE_SOURCES)[number];
export type ActiveBasis = (typeof ACTIVE_BASES)[number];
export type UsageSummary = Readonly<CamelKeys<WireUsageSummary>>;

/** A team by week. */
export interface UsageTeam {
  readonly name: string;
  readonly people: PeopleCount | null;
  /** In order, each once. */
  readonly weeks: readonly UsageWeek[];
}

/** What one source says. */
export interface UsageSource {
  readonly source: UsageSourceName;
  readonly activeBasis: ActiveBasis;
  /** By name. */
  readonly teams: readonly UsageTeam[];
  readonly summary: UsageSummary;
}

/** Who used an assistant when, by team and week, and what it cost. */
export interface Usage {
  /** ISO 4217; null if no source says what the assistant cost. */
  readonly currency: string | null;
  readonly sources: readonly UsageSource[];
}

/** Usage as it travels. */
export function usageToWire({ currency, sources }: Usage): WireUsage {
  return {
    ...(currency !== null && { currency }),
    sources: sources.map(({ source, activeBasis, teams, summary }) => ({
      source,
      active_basis: activeBasis,
      teams: teams.map(({ name, people, weeks }) => ({
        name,
        ...(people !== null && { people }),
        weeks: weeks.map(usageWeekToWire),
      })),
      summary: snakeKeys<WireUsageSummary>(summary),
    })),
  };
}

/** The content of a usage file. */
export const usageFileOf = (usage: Usage): WireUsageFile => ({ ...USAGE_FILE, ...usageToWire(usage) });
