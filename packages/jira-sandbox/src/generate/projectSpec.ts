export type Step = 'todo' | 'inProgress' | 'inReview' | 'done';

/** The names of a project's statuses, in its team's language. */
export type Workflow = Readonly<Record<Step, string>>;

/** Variation between weeks, in ln(hours): each week keeps the share `carry` of the previous week's deviation. */
export interface WeekShocks {
  readonly carry: number;
  readonly sigma: number;
}

/** Effects on all teams of an organization together. */
export interface SharedWeeks {
  /** Teams with the same name share every shock. */
  readonly name: string;
  readonly shocks: WeekShocks;
  /** Factor on the hours of all work that begins after the change date, no matter whether the team uses the assistant. */
  readonly effect: number;
}

/** The habits of a team in logging its time. */
export interface TimeLog {
  /** Share of the tickets on which the time is logged. */
  readonly share: number;
  /** Standard deviation of ln(hours in progress ÷ hours of work). The two differ because tickets also wait while they are in progress. */
  readonly waiting: number;
}

/** The habits of a team in estimating its tickets. */
export interface EstimateHabits {
  /** Share of the tickets that are ever estimated. */
  readonly share: number;
  /** Standard deviation of ln(estimate ÷ hours). */
  readonly error: number;
}

export interface ProjectSpec {
  readonly key: string;
  readonly name: string;
  /** Tickets begun per week, on average. */
  readonly ticketsPerWeek: number;
  /** Median working hours in progress before the change. */
  readonly medianHours: number;
  /** Standard deviation of ln(hours). */
  readonly sigma: number;
  /** Factor on the hours of work begun after the change: 0.7 is 30 % less time. */
  readonly effect: number;
  /** Factor on the tickets begun per week after the change. */
  readonly throughput: number;
  /** First day of the project, yyyy-MM-dd. */
  readonly from: string;
  /** Last day of the project, yyyy-MM-dd. Default: the end of the history of most projects. */
  readonly lastDay?: string;
  /** The last day on which a ticket changes, yyyy-MM-dd. Until then, the tickets are those of a project that goes on. Default: none. */
  readonly closedAfter?: string;
  /** Statuses of a team-managed project; if absent, the project has the shared English statuses. */
  readonly workflow?: Workflow;
  /** Rounds between work and review that a ticket makes. Each round adds two entries to the ticket's history. Default 0. */
  readonly detours?: number;
  /** Share of the tickets that make these detours. Default 1. */
  readonly detourShare?: number;
  /** Monday from which `effect` and `throughput` apply, yyyy-MM-dd. Default: the change date. */
  readonly changeDate?: string;
  /** Monday from which `effect` no longer applies, yyyy-MM-dd. Default: `effect` lasts. */
  readonly effectEnds?: string;
  /** Weeks until `effect` is complete. Until then, it grows evenly in ln(hours). Default 1: complete at once. */
  readonly rampWeeks?: number;
  /** Growth of ln(hours) from week to week. Default 0. */
  readonly weeklyTrend?: number;
  /** Weekly variation of this project alone. Default: small. */
  readonly shocks?: WeekShocks;
  /** Effects that the project shares with the other teams of its organization. */
  readonly shared?: SharedWeeks;
  /** The team logs its hours of work, which then differ from the hours in progress. Default: no time is logged. */
  readonly timeLog?: TimeLog;
  /** The team estimates its tickets in hours and in story points. Default: no ticket is estimated. */
  readonly estimates?: EstimateHabits;
  /** Share of the people who use the assistant after the first weeks. Default: 0.6 to 0.9, by the position of the project. */
  readonly usePlateau?: number;
  /** The team pays for what it uses of the assistant, so that its usage has costs. Default: the team has a subscription. */
  readonly paysByUse?: boolean;
  /** Share of bugs among the issues created before and after the change date. Default: {@link BUG_SHARE} at all times. */
  readonly bugShare?: { readonly before: number; readonly after: number };
  /** Nothing is ever finished in this project. */
  readonly neverFinishes?: boolean;
  /** Issues with a text, in addition to the generated tickets. They stay in the backlog. */
  readonly notes?: readonly Note[];
}

/** An issue that someone writes. */
export interface Note {
  /** On the team's wall clock, yyyy-MM-ddTHH:mm. */
  readonly created: string;
  readonly summary: string;
  readonly description: string;
}

/** Start of all generated history. */
export const FIRST_DAY = '2024-09-02';
/** End of the generated history, independent of the current date; only projects that continue end later. */
export const LAST_DAY = '2026-02-27';
/** End of the projects that continue: the 65th week after the change. */
export const LAST_DAY_OF_ALL = '2026-11-20';
/** End of the pilot's projects: the 33rd week after the start of a plan that is made on the last day of all projects. */
export const LAST_DAY_OF_PILOT = '2027-07-23';
/** Usual share of bugs among issues. */
export const BUG_SHARE = 0.23;
/** The day on which the effects begin. */
export const CHANGE_DATE = '2025-08-25';

const SPEC = {
  medianHours: 7.5,
  sigma: 0.72,
  effect: 1,
  throughput: 1,
  from: FIRST_DAY,
} as const;

/** One project for each statement that a report on a single project can make. */
export const SINGLE_PROJECTS: readonly ProjectSpec[] = [
  {
    ...SPEC,
    key: 'AUR',
    name: 'Aurora Payments',
    ticketsPerWeek: 34,
    effect: 0.68,
    throughput: 1.1,
    // No later quarter can be measured, so that all reports on this project have the same figures, no matter when it is read.
    closedAfter: '2025-12-28',
  },
  {
    ...SPEC,
    key: 'BOR',
    name: 'Boreal Ledger',
    ticketsPerWeek: 34,
    workflow: { todo: 'Zu erledigen', inProgress: 'In Arbeit', inReview: 'In Prüfung', done: 'Fertig' },
  },
  {
    ...SPEC,
    key: 'CIN',
    name: 'Cinder Mobile',
    ticketsPerWeek: 36,
    effect: 1.25,
    throughput: 0.95,
    workflow: { todo: 'À faire', inProgress: 'En cours', inReview: 'En revue', done: 'Terminé' },
  },
  {
    ...SPEC,
    key: 'DEL',
    name: 'Delta Pilot',
    ticketsPerWeek: 2,
    effect: 0.8,
    from: '2025-06-16',
    workflow: { todo: '待办', inProgress: '进行中', inReview: '审核中', done: '已完成' },
  },
  {
    ...SPEC,
    key: 'ADV',
    name: 'مشروع التحليلات المتقدمة للمدفوعات الرقمية وتجربة العملاء (Advanced Analytics)',
    ticketsPerWeek: 27,
    effect: 0.75,
    workflow: { todo: 'قيد الانتظار', inProgress: 'قيد التنفيذ', inReview: 'قيد المراجعة', done: 'مكتمل' },
  },
  { ...SPEC, key: 'ELM', name: 'Elm Backlog', ticketsPerWeek: 3, from: '2025-05-05', neverFinishes: true },
];

/** Weeks around the change that an analysis reads. */
const WEEKS_READ = 52;
const FIRST_DAY_READ = '2024-11-25';

/** A benchmark project with about this many tickets in the weeks of an analysis. `number`: 1 is BIG, 2 is BIG2. */
export function bigProject(tickets: number, detours = 0, number = 1): ProjectSpec {
  const suffix = number === 1 ? '' : String(number);
  return {
    ...SPEC,
    key: `BIG${suffix}`,
    name: `Big Project ${suffix}`.trim(),
    ticketsPerWeek: tickets / WEEKS_READ,
    effect: 0.7,
    from: FIRST_DAY_READ,
    detours,
  };
}
