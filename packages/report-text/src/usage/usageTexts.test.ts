import type { Report, TeamUsage, TeamUsageSource } from '@roi-insight/contracts';
import { clearWin, comparisonUsage } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import type { Plot } from '../document/Plot.ts';
import { createFormats, MISSING } from '../format/index.ts';
import { usageRowText } from './usageRowText.ts';
import { usageControls } from './usageControls.ts';
import { usageCurveNotes } from './usageCurveNotes.ts';
import { usageFacts } from './usageFacts.ts';
import { usagePlot } from './usagePlot.ts';
import { usageTable } from './usageTable.ts';

const formats = createFormats(defaultBrand);
const { usage } = comparisonUsage;
const source = usage?.teams[0]?.sources[0];
if (usage === undefined || source === undefined) throw new Error('the fixture has no usage');

const unused = (team: TeamUsage): TeamUsage => ({ ...team, sources: [] });

const withSource = (part: Partial<TeamUsageSource>): Report => ({
  ...comparisonUsage,
  usage: {
    ...usage,
    teams: usage.teams.map((team, index) => (index === 0 ? { ...team, sources: [{ ...source, ...part }] } : team)),
  },
});

const marksOf = (plot: Plot | null) => plot?.marks ?? [];
const barsOf = (plot: Plot | null) => marksOf(plot).flatMap((mark) => (mark.kind === 'bars' ? mark.bars : []));
const spansOf = (plot: Plot | null) => marksOf(plot).flatMap((mark) => (mark.kind === 'spans' ? mark.spans : []));
const flagsOf = (plot: Plot | null) =>
  marksOf(plot).flatMap((mark) => (mark.kind === 'rule' ? (mark.flag?.text ?? []) : []));

const summaryOf = (report: Report) => usageRowText(formats, report);

describe('the row of usage', () => {
  it('gives its answer in one line', () => {
    expect(summaryOf(comparisonUsage)).toBe('62% of the team used it in the last quarter');
    expect(summaryOf(withSource({ people: null }))).toMatch(/of the seats were used in the last quarter$/);
    expect(summaryOf(withSource({ activeBasis: 'busiest-day' }))).toMatch(/^At least 62% of the team/);
  });

  it('says which data is missing', () => {
    const { teams } = usage;
    expect(summaryOf({ ...clearWin, usage: { ...usage, teams: teams.map(unused) } })).toBe('No usage of this project');
    const weeks = source.weeks.map((week) => ({ ...week, seats: null }));
    expect(summaryOf(withSource({ people: null, weeks }))).toBe('The size of the team is not known');
  });
});

describe('the adoption curve', () => {
  it('draws covered weeks, and leaves a gap for each other week', () => {
    const plot = usagePlot(formats, comparisonUsage, source);
    const bars = barsOf(plot);
    expect(plot?.title).toBe('Share of the team that used the assistant by week');
    expect(new Set(bars.map(({ x }) => x)).size).toBe(45);
    expect(spansOf(plot)).toHaveLength(12);
    expect(flagsOf(plot)).toEqual(['Entered date']);
    const few = bars.filter(({ isPale }) => isPale);
    expect(few.map(({ top, bottom }) => [1 - bottom, 1 - top])).toEqual([[expect.closeTo(0.025), expect.closeTo(0.1)]]);
    expect(usageCurveNotes(formats, {}, source)).toEqual([
      'Observed start: the week of Aug 25, 2025.',
      'Hatched: 12 weeks without data. Missing is not zero.',
      '1 to 4 people are shown as a range: the light part is how many they can be.',
    ]);
  });

  it('gives a slow start as a range, and names a pilot, with a number only from five people on', () => {
    const slow = { ...source, observedUntil: '2025-10-06', pilotStart: '2025-06-02' };
    expect(usageCurveNotes(formats, {}, slow).slice(0, 2)).toEqual([
      'Observed start: between the weeks of Aug 25, 2025 and Oct 6, 2025. By the later week, half as many people used it as at the end.',
      'A few people used it from Jun 2, 2025, in a pilot. A pilot is not taken as the start.',
    ]);
    const weeks = source.weeks.map((week) => (week.coverage === 'reported' ? { ...week, active: 6 } : week));
    expect(usageCurveNotes(formats, {}, { ...slow, weeks })[1]).toMatch(/^About 6 people used it from Jun 2, 2025/);
  });

  it('shows the observed start if it differs from the entered date', () => {
    const late = { ...source, observedStart: '2025-10-20' };
    expect(flagsOf(usagePlot(formats, comparisonUsage, late))).toEqual(['Entered date', 'Observed start']);
    expect(flagsOf(usagePlot(formats, comparisonUsage, late, { isDated: true }))).toEqual([
      'Entered date: Aug 25, 2025',
      'Observed start: Oct 20, 2025',
    ]);
  });

  it('counts people if the size of the team is unknown', () => {
    const weeks = source.weeks.map((week) => ({ ...week, seats: null }));
    const plot = usagePlot(formats, comparisonUsage, { ...source, people: null, weeks });
    expect(plot?.title).toBe('People who used the assistant by week');
    expect(plot?.values?.map(({ label }) => label)).toEqual(['0', '10', '20', '30']);
  });

  it('has every week in its table', () => {
    const { head, rows } = usageTable(formats, source, comparisonUsage);
    expect(head).toEqual(['Week of', 'Period', 'Active people', 'Share', 'Seats', 'Spend']);
    expect(rows).toHaveLength(57);
    expect(rows[0]).toEqual(['Nov 25, 2024', 'Before', 'Not covered', MISSING, MISSING, MISSING]);
    expect(rows[39]?.slice(0, 5)).toEqual(['Aug 25, 2025', 'After', '1–4', '3% to 10%', '40']);
    expect(usageTable(formats, source, { ...comparisonUsage, usage: { ...usage, currency: null } }).head).not.toContain(
      'Spend',
    );
  });
});

it('the cost facts are the unused seats and the cost per active person', () => {
  const facts = usageFacts(formats, comparisonUsage, defaultEconomics);
  expect(facts.map(({ name }) => name)).toEqual(['Unused seats', 'Cost per active person']);
  expect(facts[0]?.value).toMatch(/^14 of 40 seats unused in the last quarter: \$/);
  expect(facts[1]?.value).toMatch(/^\$\d+ to \$\d+ a month, over 16 weeks with people and spend$/);
  expect(usageFacts(formats, clearWin, defaultEconomics)).toEqual([]);
});

it('each control has a reason for being verified, contaminated or unknown', () => {
  const rows = usageControls(formats, usage);
  const of = (name: string) => rows.find((row) => row.name === name);
  expect(rows).toHaveLength(12);
  expect(of('Kepler Returns')).toMatchObject({
    status: 'verified',
    reason: expect.stringMatching(/each of 26 weeks\.$/),
  });
  expect(of('Xenon Tools')).toMatchObject({
    status: 'contaminated',
    reason: expect.stringMatching(/in 10 of 26 weeks/),
  });
  expect(of('Quartz Billing')?.reason).toBe('Some weeks of this report are not covered.');
  expect(of('Umbra Risk')?.reason).toMatch(/so small that 1 to 4/);
  const team = usage.teams.find(({ name }) => name === 'Yarrow Messaging');
  const control = { kind: 'unknown', reason: 'no-people', weeks: 3 } as const;
  expect(usageControls(formats, { ...usage, teams: team === undefined ? [] : [{ ...team, control }] })[0]?.reason).toBe(
    'People used it in 3 weeks, and the size of the team is not known.',
  );
  expect(of('Yarrow Messaging')?.reason).toBe('A source of usage does not have this team.');
});
