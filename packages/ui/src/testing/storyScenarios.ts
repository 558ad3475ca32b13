import type { Report } from '@roi-insight/contracts';
import type { ReportScenario } from '../features/demo/presenterValues.ts';
import {
  clearWin,
  comparisonGradeA,
  comparisonProgram,
  fading,
  lasting,
  loggedHours,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';

export const scenarioReports: Readonly<Record<ReportScenario, Report>> = {
  'clear-win': clearWin,
  'no-change': noDetectableChange,
  slower,
  'too-little-data': tooLittleData,
  lasting,
  fading,
  'logged-hours': loggedHours,
  comparison: comparisonGradeA,
  program: comparisonProgram,
};

/** The reports that stories use by default. */
const defaultReports: ReadonlySet<unknown> = new Set([clearWin, comparisonGradeA]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Replaces a default report with `report`: the arg `report`, or the report in the arg `state`. */
export function withReport<Args extends Readonly<Record<string, unknown>>>(args: Args, report: Report) {
  const { state } = args;
  return {
    ...args,
    ...(defaultReports.has(args.report) && { report }),
    ...(isRecord(state) && defaultReports.has(state.report) && { state: { ...state, report } }),
  };
}
