import { generateStore } from './generate/generateStore.ts';
import { SAMPLE_PROJECTS } from './generate/projectSpec.ts';
import type { Issue, Store } from './issue.ts';
import { selectIssues } from './jql/selectIssues.ts';
import type { SandboxOptions } from './options.ts';
import { readIssuesFile } from './readIssuesFile.ts';
import { openZone, type Zone } from './time.ts';

/** One tracker: its data, its user's time zone, and its search. */
export interface World extends Store {
  readonly flavour: 'cloud' | 'data-center';
  readonly zone: Zone;
  /** The issues that JQL selects. @throws JqlError with Jira's message */
  search(jql: string): readonly Issue[];
  find(idOrKey: string): Issue | undefined;
}

/** Remembered searches: paging asks the same one again and again, and the store never changes. */
const REMEMBERED = 64;

/** Builds the tracker that the options describe. */
export function createWorld(options: SandboxOptions): World {
  const zone = openZone(options.timeZone ?? 'America/New_York');
  const store =
    options.issuesFile === undefined
      ? generateStore(options.projects ?? SAMPLE_PROJECTS, options.seed ?? 1, zone)
      : readIssuesFile(options.issuesFile, options.shiftWeeks);
  const byName = new Map(store.issues.flatMap((issue) => [[issue.id, issue] as const, [issue.key, issue] as const]));
  const flavour = options.mode ?? 'cloud';
  const searches = new Map<string, readonly Issue[]>();
  return {
    ...store,
    flavour,
    zone,
    find: (idOrKey) => byName.get(idOrKey),
    search: (jql) => {
      const known = searches.get(jql);
      if (known !== undefined) return known;
      const found = selectIssues(jql, { flavour, zone, projects: store.projects, issues: store.issues });
      if (searches.size >= REMEMBERED) searches.clear();
      searches.set(jql, found);
      return found;
    },
  };
}
