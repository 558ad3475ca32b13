import type { PlanWeek, PlanWork } from '@roi-insight/contracts';

/** A weekly value of a team, and the number of tickets on which it is based. */
interface WorkValue {
  readonly value: number | null;
  readonly of: number;
}

const share = (count: number | null, of: number): WorkValue => ({ value: count === null ? null : count / of, of });

/** The weekly values that change if a team does other work, or records its work in another way. */
export const WORK_VALUES = {
  throughput: ({ completed }) => ({ value: Math.log(completed), of: completed }),
  bugs: ({ bugs, completed }) => share(bugs, completed),
  reopened: ({ reopened, completed }) => share(reopened, completed),
  // A bulk week has no tickets in the series, although their times were measured.
  measured: ({ completed }, { tickets }) => ({ value: tickets / completed, of: tickets }),
  mix: ({ mix }, { tickets }) => ({ value: mix, of: tickets }),
  sized: ({ sized }, { tickets }) => share(sized, tickets),
  size: ({ size, sized }) => ({ value: size, of: sized }),
  /** ln of the hours of all tickets together. */
  together: ({ completed }, { mean, tickets }) => ({
    value: mean === null ? null : mean + Math.log(completed),
    of: tickets,
  }),
} as const satisfies Readonly<Record<string, (work: PlanWork, week: PlanWeek) => WorkValue>>;
