import type { ReportScenario } from '@roi-insight/ui';
import clearWin from '@roi-insight/contracts/fixtures/clearWin.json';
import comparisonGradeA from '@roi-insight/contracts/fixtures/comparisonGradeA.json';
import comparisonProgram from '@roi-insight/contracts/fixtures/comparisonProgram.json';
import usage from '@roi-insight/contracts/fixtures/demoUsage.json';
import fading from '@roi-insight/contracts/fixtures/fading.json';
import lasting from '@roi-insight/contracts/fixtures/lasting.json';
import loggedHours from '@roi-insight/contracts/fixtures/loggedHours.json';
import noDetectableChange from '@roi-insight/contracts/fixtures/noDetectableChange.json';
import slower from '@roi-insight/contracts/fixtures/slower.json';
import tooLittleData from '@roi-insight/contracts/fixtures/tooLittleData.json';

/** Adds the usage of a report's teams to the report, because the fixtures contain no usage. */
function withUsage(
  report: { readonly evidence: object },
  change: { readonly usage: object; readonly evidence: object },
) {
  return { ...report, usage: change.usage, evidence: { ...report.evidence, ...change.evidence } };
}

/** The server's report of each scenario. The reports share one file. If each had its own file, the host could see which scenario a link selects. */
export const reports: Readonly<Record<ReportScenario, object>> = {
  'clear-win': withUsage(clearWin, usage.clearWin),
  'no-change': withUsage(noDetectableChange, usage.noDetectableChange),
  slower: withUsage(slower, usage.slower),
  'too-little-data': withUsage(tooLittleData, usage.tooLittleData),
  lasting: withUsage(lasting, usage.lasting),
  fading: withUsage(fading, usage.fading),
  'logged-hours': withUsage(loggedHours, usage.loggedHours),
  comparison: withUsage(comparisonGradeA, usage.comparisonGradeA),
  program: withUsage(comparisonProgram, usage.comparisonProgram),
};
