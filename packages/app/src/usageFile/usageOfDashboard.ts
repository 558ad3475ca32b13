import { type Report, teamIdentity } from '@roi-insight/contracts';
import type { Formats } from '@roi-insight/report-text';
import type { Submission } from '../analysis/createAnalysisController.ts';
import { readForm } from '../form/submittedForm.ts';
import { scopeFor, storedScope } from '../storage/scopeRecord.ts';
import { scopeRecordOf } from '../storage/scopeRecordOf.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { storedUsage } from '../storage/usage/usageRecord.ts';
import { sampleSubmission } from '../routes/sampleSubmission.ts';

/** The teams of a report, and how the report can be analyzed again with the stored usage. */
interface DashboardUsage {
  /** The name of the project in the files, or as entered in the form; empty if unknown. */
  readonly project: string;
  /** All names of the other teams. */
  readonly others: readonly string[];
  readonly needsApiKey: boolean;
  /**
   * Returns the submission to start, or null if the API key has to be entered first. The field itself is null for a
   * report from a file.
   */
  readonly choose: (() => Submission | null) | null;
}

/** @param inFiles the names of the teams in the usage files */
export function usageOfDashboard(
  formats: Formats,
  store: SessionStore,
  report: Report,
  inFiles: readonly string[],
): DashboardUsage {
  const form = readForm(store);
  const { jiraUrl, projectName, launchDate, comparison = [] } = form;
  const { provenance } = report;
  const { project: found } = provenance ?? {};
  const own = [projectName, found?.key, found?.name].filter((name) => name !== undefined);
  const compared = (report.comparison?.teams ?? []).flatMap(({ key, name }) => (key === null ? [name] : [key, name]));
  const others = [...comparison.map((team) => team.projectName), ...compared];
  const named = new Set(inFiles.map(teamIdentity));
  const project = own.find((name) => named.has(teamIdentity(name))) ?? own[0] ?? '';
  // A report from a file has no form.
  if (jiraUrl === undefined || projectName === undefined || launchDate === undefined)
    return { project, others, needsApiKey: true, choose: null };
  const sample = sampleSubmission(report, form);
  const scoped = { jiraUrl, projectName };
  return {
    project,
    others,
    needsApiKey: sample === null,
    choose: () => {
      const record = storedUsage.read(store);
      if (record !== null)
        storedUsage.write(store, { ...record, found: { project: projectName, names: [...own, ...others] } });
      // A scope that waits for the API key is kept for the next analysis.
      if (provenance !== undefined && scopeFor(store, scoped)?.isWaiting !== true)
        storedScope.write(store, { ...scopeRecordOf(formats, scoped, provenance), isWaiting: sample === null });
      return sample;
    },
  };
}
