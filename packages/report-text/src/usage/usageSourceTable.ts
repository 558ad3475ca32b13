import type { CalendarDate, ReportUsage, TeamUsageSource } from '@roi-insight/contracts';
import { calendarDateOf, DAY_MS } from '@roi-insight/roi-math';
import type { ChartTable } from '../charts/ChartModel.ts';
import { createFormats, type Formats, MISSING } from '../format/index.ts';
import { peopleText } from './peopleText.ts';
import { usageSourceTitle } from './usageSourceTitle.ts';

/** The data of each source of the project: its weeks, how many of them are covered, people and spend. */
export function usageSourceTable(formats: Formats, { teams, currency }: ReportUsage): ChartTable {
  const sources = teams[0]?.sources ?? [];
  return {
    head: ['Source', 'Weeks', 'Covered', 'People in the team', 'Spend'],
    rows: sources.map(({ source, people, weeks }) => {
      const covered = weeks.filter(({ coverage }) => coverage === 'reported').length;
      return [
        usageSourceTitle(source),
        weeksText(formats, weeks),
        `${formats.count(covered)} of ${formats.count(weeks.length)}`,
        people === null ? MISSING : peopleText(formats, people),
        spendText(formats, weeks, currency),
      ];
    }),
    texts: 2,
  };
}

type Weeks = TeamUsageSource['weeks'];

/** From the first Monday to the last Sunday. */
function weeksText({ dayRange }: Formats, weeks: Weeks): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return MISSING;
  return dayRange({ from: first.weekStart, to: sundayAfter(last.weekStart) });
}

const sundayAfter = (monday: CalendarDate) => calendarDateOf(Date.parse(monday) / DAY_MS + 6);

/** The sum of the spend, and the number of weeks that it covers. Amounts stay in the currency of the usage. */
function spendText({ locale, counted }: Formats, weeks: Weeks, currency: string | null): string {
  const amounts = weeks.flatMap((week) => (week.coverage === 'reported' && week.spend !== null ? [week.spend] : []));
  if (currency === null || amounts.length === 0) return MISSING;
  const sum = createFormats({ locale, currency }).money(amounts.reduce((total, amount) => total + amount, 0));
  return `${sum} in ${counted(amounts.length, 'week')}`;
}
