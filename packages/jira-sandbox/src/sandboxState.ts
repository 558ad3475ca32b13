import { generateStore, replaceProject } from './generate/generateStore.ts';
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
  /** Generates a project again with a changed specification. Returns false if no such project was generated. */
  change(key: string, edit: (spec: ProjectSpec) => ProjectSpec): boolean;
  /** Adds an issue. If an issue with the same key was added before, it is replaced. */
  write(issue: Issue): void;
}

/** Maximum number of cached searches. They are cached, because paging repeats the same search, and the store rarely changes. */
const MAX_REMEMBERED_SEARCHES = 64;

interface IndexedStore extends Store {
  /** The issues by id, and by key. */
  readonly byName: ReadonlyMap<string, Issue>;
}

function indexed(store: Store): IndexedStore {
  const names = store.issues.flatMap((issue) => [[issue.id, issue] as const, [issue.key, issue] as const]);
  return { ...store, byName: new Map(names) };
}

/** Stores that all sandboxes of a process share, because tests start the same few trackers many times. Sandboxes only read them. */
const remembered = new Map<string, IndexedStore>();
/** The sample projects have 73,000 issues. Larger stores are for single benchmarks, and caching them would fill the memory. */
const MAX_REMEMBERED_ISSUES = 80_000;
const MAX_REMEMBERED_STORES = 4;

function generated(specs: readonly ProjectSpec[], seed: number, zone: Zone): IndexedStore {
  const key = JSON.stringify([specs, seed, zone.name]);
  const store = remembered.get(key) ?? indexed(generateStore(specs, seed, zone));
  // Moves the entry to the end of the map, so that the first entry is the least recently used.
  remembered.delete(key);
  if (store.issues.length <= MAX_REMEMBERED_ISSUES) remembered.set(key, store);
  for (const oldest of [...remembered.keys()].slice(0, -MAX_REMEMBERED_STORES)) remembered.delete(oldest);
  return store;
}

/** Builds the tracker that the options describe. */
export function createSandboxState(options: SandboxOptions): SandboxState {
  const zone = openZone(options.timeZone ?? 'America/New_York');
  const seed = options.seed ?? 1;
  const specs = options.issuesFile === undefined ? [...(options.projects ?? SAMPLE_PROJECTS)] : [];
  let store =
    options.issuesFile === undefined
      ? generated(specs, seed, zone)
      : indexed(readIssuesFile(options.issuesFile, options.shiftWeeks));
  const mode = options.mode ?? 'cloud';
  const searches = new Map<string, readonly Issue[]>();
  const { projects, statuses } = store;
  // Written issues are kept apart from the store, which sandboxes share.
  let written: readonly Issue[] = [];
  return {
    projects,
    statuses,
    get issues() {
      return store.issues;
    },
    mode,
    zone,
    find: (idOrKey) => written.find(({ id, key }) => id === idOrKey || key === idOrKey) ?? store.byName.get(idOrKey),
    findProject: (idOrKey) => projects.find(({ id, key }) => id === idOrKey || key === idOrKey),
    findStatus: (idOrName) => statuses.find(({ id, name }) => id === idOrName || name === idOrName),
    search: (jql) => {
      const known = searches.get(jql);
      if (known !== undefined) return known;
      const issues = written.length === 0 ? store.issues : [...store.issues, ...written];
      const found = selectIssues(jql, { mode, zone, projects, issues });
      if (searches.size >= MAX_REMEMBERED_SEARCHES) searches.clear();
      searches.set(jql, found);
      return found;
    },
    change: (key, edit) => {
      const index = specs.findIndex((spec) => spec.key === key);
      const spec = specs[index];
      if (spec === undefined) return false;
      specs[index] = edit(spec);
      store = indexed(replaceProject(store, specs[index], index, seed, zone));
      searches.clear();
      return true;
    },
    write: (issue) => {
      written = [...written.filter(({ key }) => key !== issue.key), issue];
      searches.clear();
    },
  };
}
