import type { ComparedTeam, ReportUsage, TeamUsageSource, UsageControl } from '@roi-insight/contracts';
import { clearWin, comparisonProgram, lasting, noDetectableChange } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { bidiIsolate, createFormats } from '../format/index.ts';
import { reportUsageNotes } from './reportUsageNotes.ts';

const formats = createFormats(defaultBrand);

const source = (over: Partial<TeamUsageSource> = {}): TeamUsageSource => ({
  source: 'claude-code',
  activeBasis: 'week',
  people: 40,
  observedStart: null,
  weeks: [{ weekStart: '2025-12-22', coverage: 'reported', active: 20, seats: 25, spend: null }],
  ...over,
});

function notesOf(sources: readonly TeamUsageSource[], over: Partial<ReportUsage> = {}, controls: UsageControl[] = []) {
  const teams = [
    { key: 'OWN', name: 'Our team', control: null, sources },
    ...controls.map((control, index) => ({ key: `C${index}`, name: 'Control', control, sources: [] })),
  ];
  return reportUsageNotes(formats, {
    ...noDetectableChange,
    usage: { currency: null, reportCurrency: 'USD', otherTeams: 0, teams, ...over },
  });
}

it('the notes are empty if the report has no usage', () => {
  expect(reportUsageNotes(formats, clearWin)).toEqual([]);
});

it('the notes give the share of the team that used the assistant', () => {
  expect(notesOf([source()])).toEqual(['50% of the team used the assistant in the last quarter, by Claude Code.']);
  expect(notesOf([source({ people: null })])).toEqual([
    '80% of the seats were used in the last quarter, by Claude Code.',
  ]);
  expect(notesOf([source({ activeBasis: 'busiest-day', source: 'table' })])).toEqual([
    'At least 50% of the team used the assistant in the last quarter, by the usage table.',
  ]);
  const few = [{ weekStart: '2025-12-22', coverage: 'reported', active: '1-4', seats: null, spend: null } as const];
  expect(notesOf([source({ weeks: few })])[0]).toMatch(/^3% to 10% of the team/);
});

it('if use began more than two weeks before or after the adoption date, the notes say when', () => {
  const { claude_adoption_date: adopted } = clearWin.summary_metrics;
  const day = (weeks: number) => new Date(Date.parse(adopted) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  const startNote = (weeks: number) => notesOf([source({ observedStart: day(weeks) })])[1];
  expect(startNote(2)).toBeUndefined();
  expect(startNote(-12)).toContain(`began in the week of ${formats.day(day(-12))}, 12 weeks before the adoption date`);
  expect(startNote(6)).toContain('6 weeks after the adoption date');
});

it('if use grew slowly, the notes give its start as a range, but only if the adoption date is not in the range', () => {
  const { claude_adoption_date: adopted } = clearWin.summary_metrics;
  const weeks = Math.round((Date.parse(adopted) - Date.parse('2025-06-30')) / (7 * 86_400_000));
  expect(notesOf([source({ observedStart: '2025-05-19', observedUntil: '2025-06-30' })])[1]).toContain(
    `By Claude Code, use began between the weeks of May 19, 2025 and Jun 30, 2025, ${weeks} weeks before the adoption date`,
  );
  expect(notesOf([source({ observedStart: '2025-05-19', observedUntil: '2025-12-01' })])).toHaveLength(1);
});

it('the notes name the limits of the usage', () => {
  expect(notesOf([], { otherTeams: 2 })).toEqual([
    'The usage has no team named “OWN” or “Our team”, so it says nothing about this project.',
    '2 teams of the usage aren’t in this report.',
  ]);
  expect(notesOf([source()], { currency: 'EUR' })).toContain(
    'The spend of the usage is in EUR. Amounts in this report are in USD, so it isn’t used.',
  );
  expect(notesOf([source()], { currency: 'USD' })).toHaveLength(1);
  expect(notesOf([source()], { currency: 'EUR', reportCurrency: 'EUR' })).toHaveLength(1);
  expect(notesOf([source()], { currency: 'USD', reportCurrency: 'EUR' })[1]).toContain('in this report are in EUR');
});

it('the notes count the controls by their status according to usage', () => {
  const unknown = { kind: 'unknown', reason: 'not-named', weeks: null } as const;
  const controls = [
    { kind: 'verified', weeks: 26 } as const,
    { kind: 'contaminated', weeks: 3, of: 26 } as const,
    unknown,
  ];
  expect(notesOf([source()], {}, [...controls, unknown]).at(-1)).toBe(
    'Controls by usage: 1 verified, 1 left out for using the assistant, 2 unknown.',
  );
});

/** A program with quarters. All of its teams except the first have these sources. */
function programNotes(
  sourcesOf: (team: ComparedTeam) => Partial<TeamUsageSource> | null,
  evidence = lasting.evidence,
  adopted?: string,
) {
  const { comparison } = comparisonProgram;
  if (comparison === undefined) throw new Error('a comparison');
  const teams = comparison.teams.map((team) =>
    team.role === 'control' ? { ...team, adopted: adopted ?? null } : team,
  );
  return reportUsageNotes(formats, {
    ...comparisonProgram,
    evidence,
    comparison: { ...comparison, teams },
    usage: {
      currency: null,
      reportCurrency: 'USD',
      otherTeams: 0,
      teams: teams.map((team, index) => {
        const part = index === 0 ? {} : sourcesOf(team);
        return {
          key: team.key ?? '',
          name: team.name,
          control: team.role === 'control' ? { kind: 'verified', weeks: 26 } : null,
          sources: part === null ? [] : [source(part)],
        };
      }),
    },
  });
}
const datesNote = (notes: readonly string[]) => notes.find((note) => note.includes('adoption date'));
const others = comparisonProgram.comparison?.teams.slice(1) ?? [];
const adopters = others.flatMap(({ name, adopted, role }) =>
  role === 'adopter' && adopted !== null ? [{ name, adopted }] : [],
);
const weeksAfter = (day: string, weeks: number) =>
  new Date(Date.parse(day) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

it('the notes name the other teams whose use began more than two weeks before or after their adoption date', () => {
  const late = (weeks: number, names: readonly string[]) =>
    datesNote(
      programNotes(({ name, adopted }) =>
        adopted === null || !names.includes(name) ? {} : { observedStart: weeksAfter(adopted, weeks) },
      ),
    );
  const [first] = adopters;
  if (first === undefined) throw new Error('an adopter');
  const observed = formats.day(weeksAfter(first.adopted, 9));
  expect(late(2, [first.name])).toBeUndefined();
  expect(late(9, [first.name])).toBe(
    `Another team began to use the assistant more than two weeks from its adoption date: ${bidiIsolate(first.name)} (week of ${observed}, 9 weeks after ${formats.day(first.adopted)}). You can correct this date in the form.`,
  );
  const all = late(
    -9,
    adopters.map(({ name }) => name),
  );
  expect(all).toMatch(/^Other teams .* their adoption dates: .* You can correct these dates in the form\.$/);
  expect(all?.match(/9 weeks before/g)).toHaveLength(adopters.length);
});

it('the notes name at most five other teams', () => {
  const [first] = adopters;
  const team = others.find(({ name }) => name === first?.name);
  if (first === undefined || team === undefined) throw new Error('an adopter');
  const { comparison } = comparisonProgram;
  const many = Array.from({ length: 7 }, (_, index) => ({ ...team, key: `T${index}` }));
  const notes = reportUsageNotes(formats, {
    ...comparisonProgram,
    ...(comparison !== undefined && {
      comparison: { ...comparison, teams: [...comparison.teams.slice(0, 1), ...many] },
    }),
    usage: {
      currency: null,
      reportCurrency: 'USD',
      otherTeams: 0,
      teams: [
        { key: 'OWN', name: 'Our team', control: null, sources: [] },
        ...many.map(({ key, name }) => ({
          key,
          name,
          control: null,
          sources: [source({ observedStart: weeksAfter(first.adopted, 9) })],
        })),
      ],
    },
  });
  expect(datesNote(notes)?.split('; ')).toHaveLength(6);
  expect(datesNote(notes)).toContain('; and 2 more. You can');
});

it('the notes name the controls that later quarters exclude', () => {
  const last = comparisonProgram.provenance?.windows.post.to ?? '';
  const monday = weeksAfter('2025-06-02', 40);
  const used = { weeks: [{ weekStart: monday, coverage: 'reported', active: 30, seats: null, spend: null }] } as const;
  expect(monday > last).toBe(true);
  const [one, two] = others.filter(({ role }) => role === 'control');
  if (one === undefined || two === undefined) throw new Error('two controls');
  const noteOf = (names: readonly string[], ...rest: [evidence?: typeof lasting.evidence, adopted?: string]) =>
    programNotes(({ name }) => (names.includes(name) ? used : null), ...rest).find((note) => note.includes('Later'));
  const day = formats.day(monday);
  expect(noteOf([one.name])).toBe(
    `After the first quarter’s comparison, a control used the assistant. Later quarters leave it out from that day on: ${bidiIsolate(one.name)} (${day}).`,
  );
  expect(noteOf([one.name, two.name])).toMatch(/, 2 controls used .* leave each out/);
  expect(noteOf([])).toBeUndefined();
  expect(noteOf([one.name], clearWin.evidence)).toBeUndefined();
  expect(noteOf([one.name], lasting.evidence, last)).toBeUndefined();
});
