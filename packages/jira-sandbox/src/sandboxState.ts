import { generateStore } from './generate/generateStore.ts';
import { SAMPLE_PROJECTS } from './generate/sampleProjects.ts';
import type { Issue, Store } from './issue.ts';
import { selectIssues } from './jql/selectIssues.ts';
import type { SandboxOptions } from './options.ts';
import { readIssuesFile } from './readIssuesFile.ts';
import { openZone, type Zone } from './time.ts';

/** One tracker: its data, its user's time zone, and its search. */
export interface SandboxState extends Store {
  readonly mode: 'cloud' | 'data-center';
  readonly zone: Zone;
  /** The issues that JQL selects. @throws JqlError with Jira's message */
  search(jql: string): readonly Issue[];
  find(idOrKey: string): Issue | undefined;
}

/** Remembered searches: paging asks the same one again and again, and the store never changes. */
const MAX_REMEMBERED_SEARCHES = 64;

/** Builds the tracker that the options describe. */
export function createSandboxState(options: SandboxOptions): SandboxState {
  const zone = openZone(options.timeZone ?? 'America/New_York');
  const store =
    options.issuesFile === undefined
      ? generateStore(options.projects ?? SAMPLE_PROJECTS, options.seed ?? 1, zone)
      : readIssuesFile(options.issuesFile, options.shiftWeeks);
  const byName = new Map(store.issues.flatMap((issue) => [[issue.id, issue] as const, [issue.key, issue] as const]));
  const mode = options.mode ?? 'cloud';
  const searches = new Map<string, readonly Issue[]>();
  return {
    ...store,
    mode,
    zone,
    find: (idOrKey) => byName.get(idOrKey),
    search: (jql) => {
      const known = searches.get(jql);
      if (known !== undefined) return known;
      const found = selectIssues(jql, { mode, zone, projects: store.projects, issues: store.issues });
      if (searches.size >= MAX_REMEMBERED_SEARCHES) searches.clear();
      searches.set(jql, found);
      return found;
    },
  };
}
