import type { Provenance } from '@roi-insight/contracts';

/** The project with its key. A project from a file has only a name. */
export function formatProject({ key, name }: Provenance['project']): string {
  return name === key ? name : `${name} (${key})`;
}
