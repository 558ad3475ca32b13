import type { ReportOrganization, ReportTeam } from '@roi-insight/contracts';
import type { ChartTable } from '../charts/ChartModel.ts';
import { bidiIsolate, describeSaving, describeSavingRange, type Formats, MISSING } from '../format/index.ts';

/** The teams of an organization that are not left out, by name: neither the order nor a color says which change is larger. */
export function organizationTeamRows(formats: Formats, { teams }: ReportOrganization): ChartTable {
  return {
    head: ['Team', 'Start', 'People', 'Use', 'Tickets\nbefore, after', 'Own change\n(95% interval)'],
    rows: teams
      .filter(({ role }) => role !== 'left-out')
      .map((team) => [
        bidiIsolate(team.name),
        team.started === null ? 'Not yet' : formats.day(team.started),
        team.people === null ? MISSING : formats.count(team.people),
        team.usePercent === null ? MISSING : formats.wholePercent(team.usePercent),
        team.tickets === null ? MISSING : `${formats.count(team.tickets.pre)}, ${formats.count(team.tickets.post)}`,
        changeText(formats, team),
      ]),
    texts: 2,
  };
}

function changeText(formats: Formats, { ownChange }: ReportTeam): string {
  if (ownChange === null) return MISSING;
  const { effectPercent, intervalPercent } = ownChange;
  return `${describeSaving(formats, effectPercent)} (${describeSavingRange(formats, intervalPercent)})`;
}
