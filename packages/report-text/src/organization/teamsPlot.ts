import type { Interval, Report } from '@roi-insight/contracts';
import { percentScale } from '../charts/percentScale.ts';
import type { Plot, PlotDot } from '../document/Plot.ts';
import type { Formats } from '../format/index.ts';
import { organizationTeamRows } from './organizationTeamRows.ts';

const MAX_STEPS = 6;
/** With more teams, their ranges are thin. */
const FEW_TEAMS = 20;

/** The own change of every team that started with its range, by name, and the range of all teams as a band; null if nothing was estimated. */
export function teamsPlot(formats: Formats, { organization, evidence }: Report): Plot | null {
  const changes = organization?.teams.flatMap(({ ownChange }) => ownChange ?? []) ?? [];
  const all: Interval | null =
    evidence?.estimates.find(({ method }) => method === 'organization')?.intervalPercent ?? null;
  if (organization === undefined || changes.length === 0 || all === null) return null;
  const ends = changes.flatMap(({ effectPercent, intervalPercent }) => [effectPercent, ...intervalPercent]);
  const { y, ticks, isCut } = percentScale(formats, [...ends, ...all], MAX_STEPS);
  const dots = changes.map(({ effectPercent, intervalPercent: [low, high] }, index): PlotDot => ({
    x: (index + 0.5) / changes.length,
    y: y(effectPercent),
    color: 'after',
    shape: 'disc',
    size: 'small',
    range: { top: y(high), bottom: y(low), look: changes.length > FEW_TEAMS ? 'pale' : 'bold' },
  }));
  const edge = (percent: number) => [0, 1].map((x) => ({ x, y: y(percent) }));
  return {
    title: 'Own change of each team',
    name: 'Above zero = faster',
    height: 16,
    values: ticks,
    marks: [
      { kind: 'band', upper: edge(all[1]), lower: edge(all[0]) },
      { kind: 'dots', dots },
    ],
    axis: 'Teams that started, by name',
    alternative: `${formats.counted(changes.length, 'team')}, each with its own change and its range. The band is the range of all teams together.`,
    caption: `The band is the 95% range of all teams together. A team’s change is pulled toward it as far as its own tickets don’t say otherwise.${ends.some(isCut) ? ' Lines that reach the edge go beyond the chart.' : ''}`,
    table: organizationTeamRows(formats, organization),
  };
}
