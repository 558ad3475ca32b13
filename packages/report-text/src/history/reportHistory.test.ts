import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats, MISSING } from '../format/index.ts';
import { type HistoryFile, reportHistory } from './reportHistory.ts';

const formats = createFormats(defaultBrand);

type Provenance = NonNullable<Report['provenance']>;

/** A file with this name and this report, in which `over` replaces parts of the origin. */
function fileOf(id: string, report: Report, over: Partial<Provenance> = {}, seats = 25): HistoryFile {
  const provenance = report.provenance && { ...report.provenance, ...over };
  const economics = { ...defaultEconomics, seats };
  const run = { report: { ...report, provenance }, brand: defaultBrand, economics, jiraUrl: null, projectName: null };
  return { id, fileName: `${id}.json`, run };
}

const at = (day: string) => ({ fetched_at: `${day}T09:00:00.000Z`, time_zone: 'Europe/Berlin' });
const only = <T>([first, ...rest]: readonly T[]): T => {
  if (first === undefined || rest.length > 0) throw new Error(`not one but ${rest.length + 1}`);
  return first;
};

describe('reportHistory', () => {
  it('sorts the runs of a project, regardless of the order of files', () => {
    const files = [
      fileOf('c', fixtures.clearWin, at('2026-03-02')),
      fileOf('a', fixtures.clearWin, at('2026-01-05')),
      fileOf('b', fixtures.clearWin, at('2026-02-02')),
    ];
    const { rows, summary, caution } = only(reportHistory(formats, files));
    expect(rows.map(({ id, day, clock }) => [id, day, clock])).toEqual([
      ['a', 'Jan 5, 2026', null],
      ['b', 'Feb 2, 2026', null],
      ['c', 'Mar 2, 2026', null],
    ]);
    expect(rows.map(({ changes }) => changes?.inputs)).toEqual([undefined, ['Same inputs'], ['Same inputs']]);
    expect(summary).toBe(
      '3 runs. First, Jan 5, 2026: 33% less time per ticket, grade B. Latest, Mar 2, 2026: 33% less time per ticket, grade B.',
    );
    expect(caution).toBeNull();
  });

  it('lists for each run the teams that are excluded from its comparison', () => {
    const runs = [fileOf('a', fixtures.comparisonLeftOut, at('2026-01-05')), fileOf('b', fixtures.comparisonLeftOut)];
    const { rows } = only(reportHistory(formats, runs));
    expect(rows.map(({ leftOut }) => leftOut.length)).toEqual([6, 6]);
    expect(rows[0]?.leftOut[0]).toContain(
      'Delta Pilot is excluded from the comparison. Too few tickets: 16 before adoption; at least 30 are needed.',
    );
  });

  it('distinguishes runs on the same day by their local time', () => {
    const early = { ...at('2026-03-02'), fetched_at: '2026-03-02T06:00:00Z' };
    const { rows } = only(
      reportHistory(formats, [
        fileOf('late', fixtures.slower, at('2026-03-02')),
        fileOf('early', fixtures.slower, early),
      ]),
    );
    expect(rows.map(({ id, clock }) => [id, clock])).toEqual([
      ['early', '7:00 AM'],
      ['late', '10:00 AM'],
    ]);
  });

  it('groups runs by project, tracker and kind of data, and puts the group with the latest run first', () => {
    const files = [
      fileOf('a', fixtures.clearWin, at('2026-01-05')),
      fileOf('b', fixtures.slower, at('2026-02-02')),
      fileOf('c', fixtures.clearWin, { ...at('2026-01-12'), host: 'SAMPLE.atlassian.net' }),
      fileOf('d', fixtures.clearWin, { ...at('2026-01-13'), host: 'other.example' }),
      fileOf('e', fixtures.clearWin, { ...at('2026-01-14'), sample: false }),
    ];
    expect(reportHistory(formats, files).map(({ rows }) => rows.map(({ id }) => id))).toEqual([
      ['b'],
      ['e'],
      ['d'],
      ['a', 'c'],
    ]);
  });

  it('sorts a report that has no date before all others, and marks missing values', () => {
    const old = fileOf('old', { ...fixtures.clearWin, evidence: undefined, provenance: undefined });
    const asTyped = { ...old, run: { ...old.run, jiraUrl: 'https://sample.atlassian.net', projectName: 'aur' } };
    const runs = [
      fileOf('new', fixtures.clearWin, { sample: false, version: '3.0.0' }),
      asTyped,
      { ...asTyped, id: 'older' },
    ];
    const { rows } = only(reportHistory(formats, runs));
    expect(rows.map(({ id, day }) => [id, day])).toEqual([
      ['old', MISSING],
      ['older', MISSING],
      ['new', 'Nov 23, 2026'],
    ]);
    expect(rows[0]).toMatchObject({ verdict: 'No verdict: averages only', interval: MISSING, grade: MISSING });
    expect(rows[2]?.changes?.inputs).toContain('Measurement version: from not stated to 3.0.0');
  });

  it('warns about runs that were measured differently or have different costs', () => {
    const { rows, plot, caution } = only(
      reportHistory(formats, [
        fileOf('a', fixtures.clearWin, { ...at('2026-01-05'), version: '3.0.0' }),
        fileOf('b', fixtures.clearWin, { ...at('2026-02-02'), version: '4.0.0' }),
        fileOf('c', fixtures.clearWin, { ...at('2026-03-02'), version: '4.0.0' }, 40),
      ]),
    );
    expect(rows[1]?.changes).toEqual({
      caution: 'Measured differently: the two results can’t be compared directly.',
      inputs: ['Measurement version: from 3.0.0 to 4.0.0'],
      isOtherMeasurement: true,
    });
    expect(rows[2]?.changes).toMatchObject({ inputs: ['Seats: from 25 to 40'], isOtherMeasurement: false });
    expect(rows[2]?.changes?.caution).toMatch(/^The net figures use different inputs/);
    expect(plot.marks.flatMap((mark) => (mark.kind === 'rule' ? mark.x : []))).toEqual([1 / 3]);
    expect(caution).toMatch(/^Not all runs were measured the same way/);
  });

  it('compares reports of versions 2 and 3, which have the same measurement', () => {
    const { rows } = only(
      reportHistory(formats, [
        fileOf('a', fixtures.clearWin, { ...at('2026-01-05'), version: '2.0.0' }),
        fileOf('b', fixtures.clearWin, { ...at('2026-02-02'), version: '3.0.0' }),
      ]),
    );
    expect(rows[1]?.changes).toMatchObject({ caution: null, isOtherMeasurement: false });
  });

  it('gives the number of tickets that were added between two runs', () => {
    const { funnel } = fixtures.clearWin.provenance ?? {};
    if (funnel === undefined) throw new Error('the fixture says what it found');
    const more = { ...at('2026-02-02'), funnel: { ...funnel, analysed: funnel.analysed + 30 } };
    const files = [fileOf('a', fixtures.clearWin, at('2026-01-05')), fileOf('b', fixtures.clearWin, more)];
    const inputs = only(reportHistory(formats, files)).rows[1]?.changes?.inputs;
    expect(inputs).toEqual(['Same inputs', `Tickets measured: from ${funnel.analysed} to ${funnel.analysed + 30}`]);
  });
});

describe('the plot of a history', () => {
  it('has a dot within an interval for each run that has an estimate, and labels for some runs', () => {
    const runs = Array.from({ length: 36 }, (_, month) =>
      fileOf(
        `${month}`,
        month === 3 ? { ...fixtures.clearWin, evidence: fixtures.tooLittleData.evidence } : fixtures.clearWin,
        {
          fetched_at: new Date(Date.UTC(2024, month, 5)).toISOString(),
        },
      ),
    );
    const { marks, ticks, values, legend } = only(reportHistory(formats, runs)).plot;
    const dots = marks.flatMap((mark) => (mark.kind === 'dots' ? mark.dots : []));
    expect(dots).toHaveLength(36);
    expect(dots.flatMap(({ range, shape }, index) => (range === undefined ? [[index, shape]] : []))).toEqual([
      [3, 'cross'],
    ]);
    expect(legend?.map(({ text }) => text)).toEqual(['Less time', 'Too little data']);
    for (const { y, range } of dots) {
      if (range) expect([range.top, y, range.bottom]).toEqual([range.top, y, range.bottom].toSorted());
    }
    expect(ticks?.map(({ below }) => below)).toEqual(['2024', null, '2025', '2026', null]);
    expect(values?.some(({ isZero }) => isZero)).toBe(true);
  });

  it('accepts any date and zone', () => {
    const odd = [{ fetched_at: 'yesterday' }, { fetched_at: '2026-03-02T09:00:00Z', time_zone: 'Nowhere/At all' }];
    const { rows } = only(
      reportHistory(
        formats,
        odd.map((over, index) => fileOf(`${index}`, fixtures.clearWin, over)),
      ),
    );
    expect(rows.map(({ day }) => day)).toEqual([MISSING, 'Mar 2, 2026']);
  });
});
