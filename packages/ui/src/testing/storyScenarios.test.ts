import { clearWin, comparisonGradeA, slower, tooLittleData } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { withReport } from './storyScenarios.ts';

describe('a story with the report of a scenario', () => {
  it('shows that report instead of the default report', () => {
    expect(withReport({ report: clearWin, onEdit: null }, slower)).toEqual({ report: slower, onEdit: null });
    expect(withReport({ report: comparisonGradeA }, slower)).toEqual({ report: slower });
  });

  it('shows that report even if the report is part of the state of a screen', () => {
    const state = { kind: 'ready', report: clearWin, jiraUrl: null };
    expect(withReport({ state }, slower)).toEqual({ state: { ...state, report: slower } });
  });

  it.each([
    { report: tooLittleData },
    { state: { kind: 'ready', report: tooLittleData } },
    { state: { kind: 'loading' } },
    { state: null },
    { children: 'Save' },
  ])('keeps its own args (case %#)', (args) => {
    expect(withReport(args, slower)).toEqual(args);
  });
});
