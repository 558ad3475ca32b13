import type { Scenario } from '@roi-insight/ui';
import clearWin from '@roi-insight/contracts/fixtures/clearWin.json';
import comparisonGradeA from '@roi-insight/contracts/fixtures/comparisonGradeA.json';
import comparisonProgram from '@roi-insight/contracts/fixtures/comparisonProgram.json';
import fading from '@roi-insight/contracts/fixtures/fading.json';
import lasting from '@roi-insight/contracts/fixtures/lasting.json';
import loggedHours from '@roi-insight/contracts/fixtures/loggedHours.json';
import noDetectableChange from '@roi-insight/contracts/fixtures/noDetectableChange.json';
import slower from '@roi-insight/contracts/fixtures/slower.json';
import tooLittleData from '@roi-insight/contracts/fixtures/tooLittleData.json';

/** The server's report of each scenario. All in one file: with separate files, the host could see which scenario a link selects. */
export const reports: Readonly<Record<Scenario, object>> = {
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
