import { type Memory, RequestFailure } from '@roi-insight/jira-reader';

/** Memory in the units that are limited. */
export interface MemoryUsage {
  readonly unreadBytes: number;
  /** Number of tickets, plus one for every twenty status changes. */
  readonly tickets: number;
}

/** A change was measured to take less than a twentieth of a ticket's 2 kB. */
const CHANGES_PER_TICKET = 20;
const NO_USE: MemoryUsage = { unreadBytes: 0, tickets: 0 };

interface BudgetLimits {
  /**
   * Maximum number of tickets that all running analyses together have in memory, in addition to the few that each may
   * always have.
   */
  readonly maxTickets: number;
}

const MB = 1024 * 1024;
/** Bytes of unread responses of all analyses together; Jira's responses have pieces of less than 2 MB. */
const MAX_UNREAD_BYTES = 192 * MB;
/** Bytes of unread responses of one analysis, which has at most eight requests at a time. */
const MAX_UNREAD_BYTES_PER_ANALYSIS = 64 * MB;
/** Memory that every analysis may always use, no matter how much other analyses use: enough for most projects. */
const ALWAYS_FREE: MemoryUsage = { unreadBytes: 4 * MB, tickets: 5000 };
/** The part of the whole budget that one client may use. */
const CLIENT_SHARE = 0.5;

interface Account {
  readonly client: string;
  use: MemoryUsage;
}

/** The account to which one analysis reports its memory use. */
export interface MemoryAccount {
  readonly report: (use: Memory) => void;
  readonly close: () => void;
}

/**
 * The memory of all running analyses. An analysis that needs more than the remaining memory is stopped, unless it needs
 * only what every analysis may always use.
 */
export class MemoryBudget {
  readonly #max: MemoryUsage;
  readonly #accounts = new Set<Account>();

  constructor({ maxTickets }: BudgetLimits) {
    this.#max = { unreadBytes: MAX_UNREAD_BYTES, tickets: maxTickets };
  }

  /** @param stop function that ends the analysis with a failure */
  open(client: string, stop: (failure: RequestFailure) => void): MemoryAccount {
    const account: Account = { client, use: NO_USE };
    const close = () => void this.#accounts.delete(account);
    this.#accounts.add(account);
    return {
      close,
      report: ({ unreadBytes, tickets, changes }) => {
        account.use = { unreadBytes, tickets: tickets + Math.floor(changes / CHANGES_PER_TICKET) };
        const failure = this.#accounts.has(account) ? this.#failure(account) : null;
        if (failure === null) return;
        close(); // its memory is freed soon, so no other analysis has to stop
        stop(failure);
      },
    };
  }

  /** The memory that all analyses use together. */
  get used(): MemoryUsage {
    const uses = [...this.#accounts].map(({ use }) => use);
    return {
      unreadBytes: uses.reduce((total, use) => total + use.unreadBytes, 0),
      tickets: uses.reduce((total, use) => total + use.tickets, 0),
    };
  }

  #failure({ client, use }: Account): RequestFailure | null {
    if (use.unreadBytes > MAX_UNREAD_BYTES_PER_ANALYSIS)
      return new RequestFailure({ reason: 'responses-too-large', amount: MAX_UNREAD_BYTES_PER_ANALYSIS / MB });
    const others = [...this.#accounts].filter((account) => account.client !== client).map((account) => account.use);
    const own = [...this.#accounts].filter((account) => account.client === client).map((account) => account.use);
    for (const kind of ['tickets', 'unreadBytes'] as const) {
      const max = this.#max[kind];
      if (beyondFree([use], kind) === 0) continue;
      if (beyondFree([use], kind) > CLIENT_SHARE * max) return new RequestFailure({ reason: 'tickets-exceed-memory' });
      const byClient = beyondFree(own, kind);
      if (byClient > CLIENT_SHARE * max || byClient + beyondFree(others, kind) > max)
        return new RequestFailure({ reason: 'memory-in-use' }, { retryAfterS: 60 });
    }
    return null;
  }
}

function beyondFree(uses: readonly MemoryUsage[], kind: keyof MemoryUsage): number {
  return uses.reduce((total, use) => total + Math.max(0, use[kind] - ALWAYS_FREE[kind]), 0);
}
