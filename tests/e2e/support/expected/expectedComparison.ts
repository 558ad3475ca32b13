import { delivered } from './expectedReport.ts';
import type { TrackerProject } from './trackerTickets.ts';
import { addDays, wallClock } from './workingHours.ts';

/** A team of a comparison, computed only from the tracker's responses, without code of the product. */
export interface ExpectedTeam {
  /** Number of measured tickets in the 39 weeks before adoption. */
  readonly before: number;
  /** Number of measured tickets in the 13 weeks after adoption. */
  readonly after: number;
  /** Mean of the weekly means of ln(hours) after adoption, minus the same mean before adoption. */
  readonly change: number;
}

const WEEKS = { before: 39, after: 13 };
/**
 * Tickets under six minutes were only clicked through, and more than 400 working hours on one ticket are not plausible.
 */
const HOURS = { least: 0.1, most: 400 };

export function expectedTeam(project: TrackerProject, adoption: string): ExpectedTeam {
  const starts = Array.from({ length: WEEKS.before + WEEKS.after + 1 }, (_, index) =>
    wallClock(addDays(adoption, 7 * (index - WEEKS.before)), 0, project.timeZone),
  );
  const weeks = starts.slice(1).map((end, index) => {
    const start = starts[index] ?? end;
    return delivered(project).flatMap(({ at, hours }) =>
      at >= start && at < end && hours >= HOURS.least ? Math.log(Math.min(hours, HOURS.most)) : [],
    );
  });
  const [before, after] = [weeks.slice(0, WEEKS.before), weeks.slice(WEEKS.before)];
  return {
    before: before.flat().length,
    after: after.flat().length,
    change: mean(after.filter(isFilled).map(mean)) - mean(before.filter(isFilled).map(mean)),
  };
}

/** Percent of time saved in addition to the savings of the other teams: the plain difference in differences. */
export function plainSaving(team: ExpectedTeam, others: readonly ExpectedTeam[]): number {
  return (1 - Math.exp(team.change - mean(others.map(({ change }) => change)))) * 100;
}

const isFilled = (week: readonly number[]) => week.length > 0;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
