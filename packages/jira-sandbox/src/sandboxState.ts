import { generateStore } from './generate/generateStore.ts';
import type { ProjectSpec } from './generate/projectSpec.ts';
import { SAMPLE_PROJECTS } from './generate/sampleProjects.ts';
import type { Issue, Project, Status, Store } from './issue.ts';
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
  findProject(idOrKey: string): Project | undefined;
  findStatus(idOrName: string): Status | undefined;
}

/** Cached searches: paging repeats the same search, and the store never changes. */
const MAX_REMEMBERED_SEARCHES = 64;

interface IndexedStore extends Store {
  /** Keys are ids and issue keys. */
  readonly byName: ReadonlyMap<string, Issue>;
}

function indexed(store: Store): IndexedStore {
  const names = store.issues.flatMap((issue) => [[issue.id, issue] as const, [issue.key, issue] as const]);
  return { ...store, byName: new Map(names) };
}

/** Stores that all sandboxes of a process share, as they only read them: tests start the same few trackers many times. */
const remembered = new Map<string, IndexedStore>();
/** The sample projects have 35,000. Larger stores are for single benchmarks, and caching them would fill the memory. */
const MAX_REMEMBERED_ISSUES = 40_000;
const MAX_REMEMBERED_STORES = 4;

function generated(specs: readonly ProjectSpec[], seed: number, zone: Zone): IndexedStore {
  const key = JSON.stringify([specs, seed, zone.name]);
  const store = remembered.get(key) ?? indexed(generateStore(specs, seed, zone));
  // Last in the order, so that the first is the least recently used.
  remembered.delete(key);
  if (store.issues.length <= MAX_REMEMBERED_ISSUES) remembered.set(key, store);
  for (const oldest of [...remembered.keys()].slice(0, -MAX_REMEMBERED_STORES)) remembered.delete(oldest);
  return store;
}

/** Builds the tracker that the options describe. */
export function createSandboxState(options: SandboxOptions): SandboxState {
  const zone = openZone(options.timeZone ?? 'America/New_York');
  const { byName, ...store } =
    options.issuesFile === undefined
      ? generated(options.projects ?? SAMPLE_PROJECTS, options.seed ?? 1, zone)
      : indexed(readIssuesFile(options.issuesFile, options.shiftWeeks));
  const mode = options.mode ?? 'cloud';
  const searches = new Map<string, readonly Issue[]>();
  return {
    ...store,
    mode,
    zone,
    find: (idOrKey) => byName.get(idOrKey),
    findProject: (idOrKey) => store.projects.find(({ id, key }) => id === idOrKey || key === idOrKey),
    findStatus: (idOrName) => store.statuses.find(({ id, name }) => id === idOrName || name === idOrName),
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
