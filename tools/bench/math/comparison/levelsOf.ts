import type { Random } from '../random.ts';
import { BASELINE_WEEKS, type Company } from './company.ts';

/** ln(hours) of each team in each week, starting with the first baseline week. */
export function levelsOf(
  company: Company,
  random: Random,
): { readonly start: number | null; readonly levels: number[] }[] {
  const weeks = BASELINE_WEEKS + 13;
  const common = company.shared(weeks, random);
  const starts = [...company.adopters, ...Array.from({ length: company.controls }, () => null)];
  return starts.map((start, team) => {
    const course = company.own(team, random);
    const shocks = company.shocks(weeks, random);
    const levels = shocks.map((shock, index) => {
      const week = index - BASELINE_WEEKS;
      const saved = start !== null && week >= start ? Math.log(1 - company.saving) : 0;
      return shock + (common[index] ?? NaN) + company.course(week) + course(week) + saved;
    });
    return { start, levels };
  });
}
