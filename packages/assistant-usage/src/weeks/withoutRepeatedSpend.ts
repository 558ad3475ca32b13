import type { UsageSource, UsageWeek } from '@roi-insight/contracts';

/** Copilot's reports of use and of billing contain the same AI credits. If there are reports of both kinds, only the reports of billing count. */
export function withoutRepeatedSpend(sources: readonly UsageSource[]): readonly UsageSource[] {
  const billed = new Set(
    sources.flatMap(({ source, teams }) =>
      source === 'copilot-billing'
        ? teams.flatMap(({ name, weeks }) => weeks.flatMap((week) => keyOf(name, week)))
        : [],
    ),
  );
  return sources.map((each) => {
    if (each.source !== 'copilot' || billed.size === 0) return each;
    const teams = each.teams.map((team) => ({
      ...team,
      weeks: team.weeks.map((week) =>
        week.coverage === 'reported' && keyOf(team.name, week).some((key) => billed.has(key))
          ? { ...week, spend: null }
          : week,
      ),
    }));
    return { ...each, teams };
  });
}

const keyOf = (team: string, week: UsageWeek) =>
  week.coverage === 'reported' && week.spend !== null ? [`${week.weekStart} ${team}`] : [];
