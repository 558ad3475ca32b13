import type { ScopeProject } from './scopeRecord.ts';

/** The project of a run, and the teams that it is compared with. */
export interface RunProject extends ScopeProject {
  readonly comparison?: readonly { readonly projectName: string }[] | undefined;
}
