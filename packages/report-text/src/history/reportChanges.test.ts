import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { quarterReports } from '../../test/quarterReports.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats, MISSING } from '../format/index.ts';
import { describeInputChanges } from './describeInputChanges.ts';
import { type ReportRun, reportChanges } from './reportChanges.ts';

const formats = createFormats(defaultBrand);

const run = (report: ReportRun['report']): ReportRun => ({
  report,
  brand: defaultBrand,
  economics: defaultEconomics,
  jiraUrl: null,
  projectName: null,
});

describe('reportChanges', () => {
  it('lists the results and no input for a report compared with itself', () => {
    const { results, inputs } = reportChanges(formats, run(fixtures.clearWin), run(fixtures.clearWin));
    expect(results.map(({ name }) => name)).toEqual(['Verdict', '95% interval', 'Evidence grade', 'Quality', 'Net']);
    expect(results.every(({ before, after }) => before === after && before !== MISSING)).toBe(true);
    expect(inputs).toEqual([]);
  });

  it('finds no difference if only the names of a report were edited', () => {
    const renamed = { ...run(fixtures.clearWin), names: { company: 'Acme GmbH', project: 'Payments' } };
    expect(reportChanges(formats, run(fixtures.clearWin), renamed)).toMatchObject({ inputs: [], caution: null });
  });

  it('describes how the change has developed since the earlier report', () => {
    const { results } = reportChanges(formats, run(fixtures.clearWin), run(quarterReports.gone));
    expect(results[0]).toEqual({
      name: 'Verdict',
      before: '33% less time per ticket',
      after: 'First quarter: 33% less time per ticket; saving gone since the second quarter',
    });
  });

  it('names only the inputs that differ', () => {
    const later = { ...fixtures.clearWin, provenance: { ...provenanceOf(fixtures.clearWin), version: '9.0.0' } };
    const { inputs, caution } = reportChanges(formats, run(fixtures.clearWin), {
      ...run(later),
      economics: { ...defaultEconomics, seats: 7 },
    });
    expect(inputs).toEqual([
      {
        name: 'Measurement version',
        before: provenanceOf(fixtures.clearWin).version,
        after: '9.0.0',
        reach: 'measurement',
      },
      { name: 'Seats', before: String(defaultEconomics.seats), after: '7', reach: 'net' },
    ]);
    expect(caution).toMatch(/^Measured differently/);
  });

  it('names the report’s place in a series, because a series makes the interval wider', () => {
    const provenance = { ...provenanceOf(fixtures.clearWin), look: { number: 3, planned: 12 } };
    const changes = reportChanges(formats, run(fixtures.clearWin), run({ ...fixtures.clearWin, provenance }));
    expect(changes.inputs).toEqual([{ name: 'Series', before: 'none', after: 'report 3 of 12', reach: 'data' }]);
    expect(changes.caution).toBeNull();
    expect(describeInputChanges(changes).inputs).toContain('Series: from none to report 3 of 12');
  });

  it('warns about net values with different costs, but not about added tickets', () => {
    const costs = { ...run(fixtures.clearWin), economics: { ...defaultEconomics, seats: 7 } };
    expect(reportChanges(formats, run(fixtures.clearWin), costs).caution).toMatch(
      /^The net figures use different inputs/,
    );
    const provenance = { ...provenanceOf(fixtures.clearWin), fetched_at: '2026-04-01T09:00:00.000Z' };
    const { inputs, caution } = reportChanges(
      formats,
      run(fixtures.clearWin),
      run({ ...fixtures.clearWin, provenance }),
    );
    expect(inputs.map(({ name, reach }) => [name, reach])).toEqual([['Tickets read', 'data']]);
    expect(caution).toBeNull();
  });

  it('lists only teams that were compared, and warns if one of them is excluded', () => {
    const { comparison } = fixtures.comparisonGradeA;
    if (comparison === undefined || comparison.design === null) throw new Error('the fixture has a comparison');
    const [own, first, ...rest] = comparison.teams;
    if (own === undefined || first === undefined) throw new Error('the fixture has two teams');
    const left = { ...first, role: 'left-out', reason: { kind: 'no-tickets' } } as const;
    const later = run({ ...fixtures.comparisonGradeA, comparison: { ...comparison, teams: [own, left, ...rest] } });
    const { inputs, caution, leftOut } = reportChanges(formats, run(fixtures.comparisonGradeA), later);
    const compared = inputs.find(({ name }) => name === 'Compared with');
    expect(compared?.before).toContain(first.name);
    expect(compared?.after).not.toContain(first.name);
    expect(inputs).toContainEqual({
      name: 'Excluded from comparison',
      before: 'no other team',
      after: first.name,
      reach: 'data',
    });
    expect(caution).toMatch(/^Measured differently/);
    expect(leftOut).toEqual({
      before: [],
      after: [expect.stringContaining(`${first.name} is excluded from the comparison. It has no tickets`)],
    });
  });

  it('counts the method as an input, and lists no teams if no comparison was possible', () => {
    const { comparison, evidence } = fixtures.comparisonGradeA;
    if (comparison === undefined || evidence === undefined) throw new Error('the fixture has a comparison');
    const none = { design: null, verdict: 'too-little-data', effectPercent: null, intervalPercent: null } as const;
    const alone = run({
      ...fixtures.comparisonGradeA,
      evidence: { ...evidence, method: 'trend-adjusted' },
      comparison: { ...comparison, ...none },
    });
    const { inputs, caution } = reportChanges(formats, run(fixtures.comparisonGradeA), alone);
    expect(inputs).toContainEqual({
      name: 'Method',
      before: 'Compared with other teams',
      after: 'Adjusted for trend',
      reach: 'measurement',
    });
    expect(inputs).toContainEqual(expect.objectContaining({ name: 'Compared with', after: 'no other team' }));
    expect(caution).toMatch(/^Measured differently/);
  });

  it('marks data as missing if a report of version 1 does not have them', () => {
    const { evidence: _, provenance: __, ...old } = fixtures.clearWin;
    const { results, inputs } = reportChanges(formats, run(old), run(fixtures.clearWin));
    expect(results[1]).toMatchObject({ name: '95% interval', before: MISSING });
    expect(inputs.find(({ name }) => name === 'Measurement version')).toMatchObject({ before: MISSING });
  });

  it('has no NaN or undefined in the changes between any two sample reports', () => {
    const reports = Object.values(fixtures).slice(0, 8);
    const texts = reports.flatMap((before) =>
      reports.map((after) => JSON.stringify(reportChanges(formats, run(before), run(after)))),
    );
    expect(texts.filter((text) => /NaN|undefined|Infinity/.test(text))).toEqual([]);
  });
});

function provenanceOf({ provenance }: ReportRun['report']) {
  if (provenance === undefined) throw new Error('the fixture has a provenance');
  return provenance;
}
