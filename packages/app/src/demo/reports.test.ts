import { parseReport, type Report } from '@roi-insight/contracts';
import { placeboReadings } from '@roi-insight/report-text';
import { bridge, defaultEconomics, peopleRange } from '@roi-insight/roi-math';
import {
  defaultBrand,
  emptyPresenterValues,
  readPresenterLink,
  REPORT_SCENARIOS,
  type ReportScenario,
} from '@roi-insight/ui';
import { describe, expect, it } from 'vitest';
import { economicsOf } from './presented.ts';
import { reports } from './reports.ts';

function reportOf(scenario: ReportScenario): Report {
  const report = parseReport(reports[scenario]);
  if (!report.ok) throw new Error(report.error.message);
  return report.value;
}

/** The net value with the inputs of a presenter link; null if the report has none. */
function netOfLink(scenario: ReportScenario, inputs: string): number | null {
  const values = readPresenterLink(`demo=${scenario}&${inputs}`, emptyPresenterValues)?.values ?? emptyPresenterValues;
  const found = bridge(reportOf(scenario), economicsOf(values, defaultBrand));
  return found.kind === 'ready' ? found.net.base : null;
}

/** The net value of the answer's period, from cautious to optimistic; null if there is none. */
function netOf(scenario: ReportScenario) {
  const found = bridge(reportOf(scenario), defaultEconomics);
  return found.kind === 'ready' ? found.net : null;
}

describe('a demo', () => {
  it.each([
    ['clear-win', 'B'],
    ['comparison', 'A'],
    ['program', 'A'],
    ['lasting', 'B'],
  ] as const)('of %s shows a gain even in the cautious case, with grade %s', (scenario, grade) => {
    expect(netOf(scenario)?.low).toBeGreaterThan(0);
    expect(reportOf(scenario).evidence?.grade).toBe(grade);
  });

  it('has a net value that follows the number of seats and their price, unless it rests on actual spend', () => {
    const without = REPORT_SCENARIOS.filter((scenario) => netOfLink(scenario, 'seats=25') === null);
    expect(without).toEqual(['too-little-data']);
    for (const inputs of ['seats=10', 'seats=400', 'price=40']) {
      const unmoved = REPORT_SCENARIOS.filter(
        (scenario) => netOfLink(scenario, inputs) === netOfLink(scenario, 'seats=25'),
      );
      expect([inputs, unmoved]).toEqual([inputs, ['lasting', 'too-little-data']]);
    }
  });

  it('of no change claims no change, and a demo of a loss shows a loss even in the optimistic case', () => {
    expect(reportOf('no-change').evidence).toMatchObject({ verdict: 'no-detectable-change' });
    expect(netOf('slower')?.high).toBeLessThan(0);
  });

  it('of a year shows a saving in the first quarter, no matter whether the saving lasts or fades', () => {
    expect(reportOf('lasting').evidence).toMatchObject({ verdict: 'faster', lasting: 'lasting' });
    expect(reportOf('fading').evidence).toMatchObject({ verdict: 'faster', grade: 'B', lasting: 'fading' });
    expect(netOf('fading')?.base).toBeLessThan((netOf('lasting')?.base ?? Number.NaN) / 2);
    expect(netOf('fading')?.low).toBeLessThan(0);
  });

  it.each(REPORT_SCENARIOS.filter((scenario) => scenario !== 'too-little-data'))(
    'of %s has at most one false alarm among the fake dates',
    (scenario) => {
      const test = placeboReadings(reportOf(scenario));
      const earlier = test?.kind === 'tried' ? test.earlier : [];
      expect(earlier.length).toBeGreaterThan(10);
      expect(earlier.filter(({ claim }) => claim !== 'no-detectable-change').length).toBeLessThanOrEqual(1);
    },
  );

  it.each(REPORT_SCENARIOS)('of %s shows who used the assistant since the adoption', (scenario) => {
    const { usage, provenance, summary_metrics: summary } = reportOf(scenario);
    const own = usage?.teams[0]?.sources[0];
    expect(usage?.teams[0]?.name).toBe(provenance?.project.name);
    expect(own?.weeks.every(({ coverage }) => coverage === 'reported')).toBe(true);
    const adoption = Date.parse(summary.claude_adoption_date);
    expect(Math.abs(Date.parse(own?.observedStart ?? '') - adoption)).toBeLessThanOrEqual(14 * 86_400_000);
  });

  it.each(['comparison', 'program'] as const)('of a %s verifies every control by usage', (scenario) => {
    const controls = reportOf(scenario).usage?.teams.flatMap(({ control }) => control ?? []) ?? [];
    expect(controls.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'verified'));
  });

  it('of a fading saving shows that most people stopped using the assistant', () => {
    const people = (scenario: ReportScenario) => {
      const weeks = reportOf(scenario).usage?.teams[0]?.sources[0]?.weeks ?? [];
      const active = weeks.flatMap((week) => (week.coverage === 'reported' ? [peopleRange(week.active).high] : []));
      return { most: Math.max(...active), last: active.at(-1) ?? Number.NaN };
    };
    expect(people('fading').last).toBeLessThan(people('fading').most / 2);
    expect(people('lasting').last).toBeGreaterThan(people('lasting').most / 2);
  });

  it('with other teams is not mistaken for the demo without other teams', () => {
    expect(reportOf('comparison').provenance?.project.name).not.toContain('Aurora');
    const adopters = reportOf('program').comparison?.teams.filter(({ role }) => role === 'adopter') ?? [];
    const effects = adopters.map(({ ownChange }) => ownChange?.effectPercent.toFixed(1));
    expect(new Set(effects).size).toBeGreaterThan(2);
  });
});
