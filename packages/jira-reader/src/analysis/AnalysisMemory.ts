import type { Memory, ProjectMemory } from '../http/jiraClient.ts';

/**
 * The memory use of one analysis: the projects that it is reading, and the data kept from projects that it has read.
 */
export class AnalysisMemory {
  /** Bytes of responses that have arrived only in part. */
  unreadBytes = 0;
  readonly #projects = new Set<ProjectMemory>();

  /** Adds a project. */
  open(): ProjectMemory {
    const project = { tickets: 0, changes: 0 };
    this.#projects.add(project);
    return project;
  }

  /** Removes a project whose tickets were dropped. */
  close(project: ProjectMemory): void {
    this.#projects.delete(project);
  }

  get use(): Memory {
    const use = { unreadBytes: this.unreadBytes, tickets: 0, changes: 0 };
    for (const { tickets, changes } of this.#projects) {
      use.tickets += tickets;
      use.changes += changes;
    }
    return use;
  }
}
