import type { ScopeProject } from './scopeRecord.ts';

/** The project of a run, and the teams with which it is compared. */
export interface RunProject extends ScopeProject {
  readonly comparison?: readonly { readonly projectName: string }[] | undefined;
}
