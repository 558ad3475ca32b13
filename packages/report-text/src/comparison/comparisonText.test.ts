import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Report } from '@roi-insight/contracts';
import { bridge, defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { comparedReport, ownTeam, team } from '../../test/comparedReport.ts';
import { bridgeRows } from '../bridge/bridgeRows.ts';
import { answerFacts } from '../answer/answerFacts.ts';
import { answerText } from '../answer/answerText.ts';
import { grossText } from '../answer/grossText.ts';
import { summaryText } from '../answer/summaryText.ts';
import { defaultBrand } from '../brand.ts';
import { estimateRows } from '../evidence/evidenceRows.ts';
import { evidenceFacts } from '../evidence/evidenceFacts.ts';
import { placeboReadings } from '../evidence/placeboReadings.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { caveat } from '../methodology/methodNotes.ts';
import { foundComparison } from './comparedWith.ts';
import { describeAlone, comparisonAnswerText, comparisonLimits } from './comparisonText.ts';
import { teamsNote } from './teamRows.ts';
import { weeksNote } from './weeksNote.ts';
import { createFormats } from '../format/index.ts';

const formats = createFormats(defaultBrand);

const headline = (over: Parameters<typeof comparedReport>[0] = {}) =>
  verdictText(formats, comparedReport(over), 'Claude Code').headline;

describe('the verdict of a comparison', () => {
  it('names the other teams', () => {
    expect(headline()).toBe(
      'Compared with 3 other teams, a typical ticket takes 28% less working time since adopting Claude Code.',
    );
    expect(headline({ teams: [ownTeam, team()] })).toMatch(/^Compared with one other team, a typical/);
    const adopters = [
      ownTeam,
      team({ role: 'adopter', adopted: '2025-06-02' }),
      { ...team(), role: 'left-out', reason: { kind: 'own-project' } } as const,
    ];
    expect(headline({ design: 'panel', teams: adopters })).toMatch(
      /^Across 2 teams that adopted at different times, a typical/,
    );
    expect(headline({ design: 'panel', teams: [...adopters, team()] })).toMatch(
      /^Across 2 teams that adopted at different times, compared with 1 that had not, a typical/,
    );
    expect(headline({ design: 'same-date', teams: adopters })).toMatch(
      /^Across 2 teams that adopted together, a typical/,
    );
  });

  it('isolates a right-to-left name of the assistant', () => {
    expect(verdictText(formats, comparedReport(), 'مساعد').headline).toMatch(/ since adopting \u2068مساعد\u2069\.$/);
  });

  it('names the other teams even if no change is found', () => {
    const { headline: title, detail } = verdictText(
      formats,
      comparedReport({ verdict: 'no-detectable-change' }),
      'Claude Code',
    );
    expect(title).toBe('No measurable change yet.');
    expect(detail).toMatch(/^Compared with 3 other teams, anything from .* fits the data/);
  });
});

describe('the result of the project alone', () => {
  const alone = (over: Parameters<typeof comparedReport>[0]) => {
    const comparison = foundComparison(comparedReport(over));
    return comparison && describeAlone(formats, comparison);
  };
  const own = {
    kind: 'estimated',
    verdict: 'faster',
    grade: 'B',
    effectPercent: 36.2,
    intervalPercent: [26.2, 44.3],
  } as const;

  it.each([
    [{}, /shows 36% less time per ticket\. Both results agree\.$/],
    [{ intervalPercent: [1, 12] as [number, number] }, /The two results conflict/],
    [{ verdict: 'no-detectable-change' as const, intervalPercent: [-5, 30] as [number, number] }, /doesn’t confirm it/],
    [
      {
        alone: { ...own, verdict: 'no-detectable-change' as const, intervalPercent: [-9, 44.3] as [number, number] },
      },
      /only the comparison shows a change\.$/,
    ],
    [
      {
        alone: {
          kind: 'too-little-data' as const,
          grade: 'D' as const,
        },
      },
      /^On its own, this project has too little data for a verdict\.$/,
    ],
  ])('is shown next to the comparison: %o', (over, text) => {
    expect(alone(over)).toMatch(text);
  });
});

it('the text says for each design which causes it rules out and which it does not', () => {
  for (const design of ['one-adopter', 'panel', 'same-date'] as const) {
    const found = foundComparison(comparedReport({ design }));
    const { rulesOut, doesNot } = found === null ? { rulesOut: [], doesNot: [] } : comparisonLimits(found);
    expect(rulesOut.length).toBeGreaterThan(0);
    expect(doesNot.join(' ')).toMatch(/chosen/);
  }
});

describe('a report whose verdict is not based on other teams', () => {
  const { comparison } = comparedReport({ design: null, reasons: [{ kind: 'no-team-left' }] });
  const report = { ...clearWin, ...(comparison && { comparison }) };

  it('keeps every sentence about the project alone, but says that no comparison was possible', () => {
    expect(comparisonAnswerText(formats, report, 'Claude Code')).toMatch(/^No comparison was possible/);
    expect(verdictText(formats, report, 'Claude Code')).toEqual(verdictText(formats, clearWin, 'Claude Code'));
    expect(answerText(formats, report, defaultEconomics)).toEqual(answerText(formats, clearWin, defaultEconomics));
    expect(caveat(report)).toBe(caveat(clearWin));
  });
});

it('in a report with a comparison, the design, the caveat and the short answers name the comparison', () => {
  const report = comparedReport();
  const { evidence } = report;
  expect(evidence && evidenceFacts(formats, report, evidence)[0]?.value).toMatch(/^Compared with 3 other teams\. /);
  expect(caveat(report)).not.toMatch(/no control group/);
  const origin = { report, brand: defaultBrand, jiraUrl: null, projectName: null, generatedAt: new Date(2026, 2, 5) };
  expect(summaryText(formats, origin, defaultEconomics).basis).toContain(caveat(report));
  const facts = answerFacts(formats, report, defaultEconomics);
  expect(facts.find(({ name }) => name === 'Evidence grade')?.note).toBe(
    'Compared with other teams, no open questions.',
  );
});

describe('several adopters', () => {
  const adopters = [ownTeam, team({ key: 'BOR', role: 'adopter', adopted: '2025-06-02' }), team({ key: 'CIN' })];
  const panel = comparedReport({ design: 'panel', teams: adopters });
  const sameDate = comparedReport({ design: 'same-date', teams: adopters.slice(0, 2) });
  const textsOf = (report: Report) => {
    const { evidence } = report;
    if (evidence === undefined) throw new Error('The report has evidence.');
    const found = bridge(report, defaultEconomics);
    return {
      tickets: evidenceFacts(formats, report, evidence)[1]?.value,
      estimates: estimateRows(formats, report, {
        ...evidence,
        estimates: [{ method: 'comparison', effectPercent: 1, intervalPercent: null }],
      }).flat(),
      reconciliation: grossText(formats, report),
      bridge: found.kind === 'ready' ? bridgeRows(formats, found).flat().join(' ') : '',
    };
  };

  it('are the subject of the verdict everywhere', () => {
    const texts = textsOf(panel);
    expect(texts.tickets).toMatch(/^1,749 before, 588 after in 3 teams \(this project: [\d,]+ before, \d+ after\)$/);
    expect(texts.estimates[0]).toMatch(/^Compared with other teams: change in all teams that adopted, beyond/);
    expect(texts.reconciliation).toContain('the typical ticket of all 2 teams that adopted');
    expect(texts.bridge).toContain('The average effect across all 2 teams (28%)');
  });

  it('are not compared if they adopted on the same date', () => {
    const texts = textsOf(sameDate);
    expect(texts.estimates[0]).toMatch(/^Teams that adopted together: change in all of them beyond/);
    expect(texts.reconciliation).toContain('of all 2 teams that adopted');
    expect(texts.bridge).toContain('The average effect across all 2 teams (28%)');
    expect(teamsNote('same-date')).not.toMatch(/line|control/);
  });

  it('count as controls until they adopt, if no other team is left', () => {
    const notes = [panel, sameDate].map((report) => foundComparison(report)).map((found) => found && weeksNote(found));
    expect(notes[0]).not.toMatch(/until it adopts/);
    expect(notes[1]).toMatch(/Each one counts until it adopts\.$/);
  });
});

it('in a report with other teams, the earlier dates are compared with the estimate of the project alone', () => {
  const test = placeboReadings(comparedReport());
  expect(test).toMatchObject({ kind: 'tried', real: { effect: 36.2, interval: [26.2, 44.3] }, quoted: null });
});
