import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearWin, comparisonLeftOut } from '../../fixtures/index.ts';
import { parseReport } from '../report.ts';
import { reportToWire } from '../reportToWire.ts';

const folder = join(import.meta.dirname, '../../fixtures');
const wire = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** The paths of reasons in a report. */
const REASONS =
  /^(evidence\.grade_reasons|comparison\.doubts|comparison\.reasons)\.\d+$|^comparison\.teams\.\d+\.reason$/;

/** Text fields of failures: the server's sentence, and names from trackers. */
const PHRASED = /\.(error|name|host)$/;

function leaves(value: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const within = Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
  return REASONS.test(path) ? [[path, value], ...within] : within;
}

it.each(wire)('the report %s states its reasons as kinds and not as sentences', (file) => {
  const found = leaves(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const reasons = found.filter(([path]) => REASONS.test(path));
  expect(reasons.filter(([, reason]) => typeof reason !== 'object')).toEqual([]);
  const sentences = found.filter(
    ([path, text]) =>
      typeof text === 'string' &&
      /^(evidence|comparison)\./.test(path) &&
      /\w \w+ \w+/.test(text) &&
      !PHRASED.test(path),
  );
  expect(sentences).toEqual([]);
});

describe('a report of version 1 or 2', () => {
  const { evidence, comparison } = reportToWire(comparisonLeftOut);
  const old = {
    ...reportToWire(comparisonLeftOut),
    evidence: { ...evidence, grade: 'C', grade_reasons: ['The interval is wide.', ''] },
    comparison: {
      ...comparison,
      doubts: ['There is only one team to compare with.'],
      reasons: ['Too few weeks have tickets.'],
      teams: comparison?.teams.map(({ ...team }) =>
        Object.assign(team, team.role === 'left-out' && { reason: 'It is private.' }),
      ),
    },
  };

  it('keeps its sentences and its grade when it is opened', () => {
    const { evidence, comparison } = { ...parsed(old) };
    expect(evidence).toMatchObject({ grade: 'C', gradeReasons: texts('The interval is wide.', '') });
    expect(comparison).toMatchObject({
      doubts: texts('There is only one team to compare with.'),
      reasons: texts('Too few weeks have tickets.'),
    });
    const reasons = comparison?.teams.flatMap((team) => (team.role === 'left-out' ? [team.reason] : []));
    expect(new Set(reasons?.map((reason) => reason.kind === 'text' && reason.text))).toEqual(
      new Set(['It is private.']),
    );
  });

  it.each([
    ['under_1_hour', 'too_short'],
    ['over_40_hours', 'too_long'],
    ['under-1-hour', 'too-short'],
    ['over-40-hours', 'too-long'],
  ])('is opened with the current names for tickets outside the averages: %s is now %s', (before, now) => {
    const ticket = { key: 'AUR-1', side: 'pre', completed_on: '2025-05-26', hours: 50 } as const;
    const tickets = [
      { ...ticket, outcome: 'too-short' as const },
      { ...ticket, outcome: 'too-long' as const },
    ];
    const text = JSON.stringify(reportToWire({ ...clearWin, tickets }));
    expect(text).toContain(`"${now}"`);
    expect(parsed(JSON.parse(text.replaceAll(`"${now}"`, `"${before}"`)))).toEqual({ ...clearWin, tickets });
  });

  it('stays the same if it is saved and opened again', () => {
    const once = parsed(old);
    expect(parsed(JSON.parse(JSON.stringify(reportToWire(once))))).toEqual(once);
  });
});

describe('a report with an unreadable reason', () => {
  const { evidence, comparison } = reportToWire(comparisonLeftOut);
  const unknown = { kind: 'solar-flare', strength: 3 };

  it.each([
    ['evidence.grade_reasons[0]', { evidence: { ...evidence, grade_reasons: [unknown] } }],
    ['comparison.doubts[0]', { comparison: { ...comparison, doubts: [unknown] } }],
    ['comparison.reasons[0]', { comparison: { ...comparison, reasons: [unknown] } }],
    [
      'comparison.teams[0].reason',
      {
        comparison: {
          ...comparison,
          teams: comparison?.teams.map(({ ...team }) => Object.assign(team, { reason: unknown })),
        },
      },
    ],
  ])('is refused if the kind of the reason is unknown, so that no reason is lost: %s', (path, part) => {
    expect(parseReport({ ...reportToWire(comparisonLeftOut), ...part })).toEqual({
      ok: false,
      error: { path, message: `${path} is of an unknown kind` },
    });
  });

  it('is refused if a field of the reason is missing or invalid', () => {
    const withReason = (reason: unknown) =>
      parseReport({ ...reportToWire(comparisonLeftOut), evidence: { ...evidence, grade_reasons: [reason] } });
    expect(withReason({ kind: 'wide-interval' })).toMatchObject({
      error: { path: 'evidence.grade_reasons[0].factor' },
    });
    expect(withReason({ kind: 'straddling', share: 26 }).ok).toBe(false);
    expect(withReason({ kind: 'straddling', share: 0.26 }).ok).toBe(true);
    expect(withReason({ kind: 'wide-interval', factor: 0.5 }).ok).toBe(false);
    const hours = { kind: 'other-hours', share: 0.5, from: '09:00', to: '24:00', time_zone: 'UTC' };
    expect(withReason(hours).ok).toBe(true);
    expect(withReason({ ...hours, from: 'nine' }).ok).toBe(false);
    expect(withReason({ ...hours, to: '25:00' }).ok).toBe(false);
    expect(withReason(null).ok).toBe(false);
  });
});

it('a report is opened even if the code and the reason of a failure in it are unreadable; the sentence of the failure is kept', () => {
  const { comparison, ...rest } = reportToWire(comparisonLeftOut);
  const reason = { kind: 'failed', error: 'It is private.', code: 404, reason: '', params: null };
  const teams = comparison?.teams.map((team) => (team.role === 'left-out' ? { ...team, reason } : team));
  const read = parsed({ ...rest, comparison: { ...comparison, teams } }).comparison?.teams;
  expect(read?.find(({ role }) => role === 'left-out')).toMatchObject({
    reason: { kind: 'failed', error: 'It is private.', code: null, reason: null, params: null },
  });
});

const texts = (...sentences: string[]) => sentences.map((text) => ({ kind: 'text', text }));

function parsed(input: unknown) {
  const report = parseReport(input);
  if (!report.ok) throw new Error(`${report.error.path} ${report.error.message}`);
  return report.value;
}
