/** Jira's keys of the status categories. */
export type CategoryKey = 'new' | 'indeterminate' | 'done' | 'undefined';

/** A status as `GET /status` lists it. `category` is served unchanged, even if its members contradict each other. */
export interface Status {
  readonly id: string;
  readonly name: string;
  readonly untranslatedName: string;
  readonly category: Readonly<Record<string, unknown>>;
  readonly projectId: string | null;
}

/** A project; `style` "next-gen" means that it is team-managed. */
export interface Project {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly style: 'classic' | 'next-gen';
}

/** One changelog entry. Items are served unchanged. */
export interface History {
  readonly id: string;
  /** Epoch ms. */
  readonly created: number;
  readonly author: unknown;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/**
 * An issue: the values by which JQL can filter, and functions that build all other data on request, because texts need far more memory than dates.
 * Times are epoch ms.
 */
export interface Issue {
  readonly id: string;
  readonly key: string;
  readonly projectId: string;
  readonly created: number;
  readonly updated: number;
  readonly resolved: number | null;
  readonly categoryChanged: number | null;
  readonly type: string;
  /** Empty if the issue has none. */
  readonly typeId: string;
  readonly subtask: boolean;
  readonly status: string;
  readonly category: string;
  readonly resolution: string | null;
  /** The texts that `summary ~` and `description ~` search; only issues that a test wrote have such texts. */
  readonly texts?: Readonly<Record<'summary' | 'description', string>>;
  fields(): Readonly<Record<string, unknown>>;
  /** Oldest first. */
  histories(): readonly History[];
}

/** All data of one sandbox. Issues are ordered by creation. */
export interface Store {
  readonly projects: readonly Project[];
  readonly statuses: readonly Status[];
  readonly issues: readonly Issue[];
}
