import type { TicketProblem } from '@roi-insight/contracts';
import { isTooMany } from '@roi-insight/jira-tickets';
import { Problems } from './Problems.ts';

/** Collects problems that cost at most their own tickets, unless they are too many. */
export class Defects {
  readonly problems = new Problems();
  readonly #tickets = new Set<string>();

  /** @param ticket a name that no other ticket has */
  add(ticket: string, problem: TicketProblem, line: number | null): void {
    this.#tickets.add(ticket);
    this.problems.add(line, problem);
  }

  has(ticket: string): boolean {
    return this.#tickets.has(ticket);
  }

  /** Number of tickets with a defect. */
  get count(): number {
    return this.#tickets.size;
  }

  /** Adds the problems if there are too many to be mistakes in single tickets. */
  report(tickets: number, problems: Problems): void {
    if (isTooMany(this.count, tickets)) problems.addAll(this.problems);
  }
}
