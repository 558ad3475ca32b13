import { controlStatus } from '../../../../packages/roi-math/src/usage/controlStatus.ts';
import { calendarDateOf } from '../../../../packages/roi-math/src/time/calendarDateOf.ts';
import type { Company } from '../comparison/company.ts';
import { autoregressive } from '../worlds/levels.ts';
import type { Random } from '../random.ts';
import { drawUsage, ramp, START, type UsageWorld } from './usageWorld.ts';

/** A kind of simulated team or company, with its target as a share of the runs. */
export type UsageCell = { readonly name: string } & (
  | {
      /** When use began, if the report was given a date `enteredWeek` weeks away. */
      readonly kind: 'start';
      readonly world: UsageWorld;
      readonly enteredWeek: number;
      readonly target?: number | undefined;
    }
  /** Whether a control that uses it is found. */
  | {
      readonly kind: 'control';
      readonly world: UsageWorld;
      readonly target?: { readonly min?: number; readonly max?: number } | undefined;
    }
  /** What a comparison claims. */
  | { readonly kind: 'comparison'; readonly company: Company; readonly target?: number | undefined }
);

const steady = (share: number) => () => share;

const starts = [0, 4, 12].flatMap((weeks) =>
  [20, 40, 100].flatMap((people) =>
    [true, false].flatMap((areSamePeople) =>
      [1, 0.7].map((covered): UsageCell => ({
        name: `ramp of ${weeks} weeks, ${people} people, ${areSamePeople ? 'the same' : 'changing'}${covered < 1 ? ', 30 % uncovered' : ''}`,
        kind: 'start',
        world: { people, share: ramp(0.4, weeks), covered, areSamePeople },
        enteredWeek: 0,
        target: 0.95,
      })),
    ),
  ),
);

const trials = [20, 40].map((people): UsageCell => ({
  name: `ramp of 4 weeks after 2 % before, ${people} people`,
  kind: 'start',
  world: { people, share: ramp(0.4, 4, 0.02), covered: 1, areSamePeople: false },
  enteredWeek: 0,
}));

const wrongDates = [-6, 6].map((enteredWeek): UsageCell => ({
  name: `date ${Math.abs(enteredWeek)} weeks too ${enteredWeek < 0 ? 'early' : 'late'}, ramp of 4 weeks, 40 people`,
  kind: 'start',
  world: { people: 40, share: ramp(0.4, 4), covered: 1, areSamePeople: true },
  enteredWeek,
}));

const controls = [0, 0.02, 0.2, 0.3].flatMap((share) =>
  [10, 40, 100].flatMap((people) =>
    [1, 0.7].map((covered): UsageCell => ({
      name: `control with ${Math.round(share * 100)} % active, ${people} people${covered < 1 ? ', 30 % uncovered' : ''}`,
      kind: 'control',
      world: { people, share: share < 0.1 ? steady(share) : ramp(share, 0), covered, areSamePeople: false },
      target: share >= 0.2 ? { min: 0.99 } : share === 0 ? { max: 0 } : undefined,
    })),
  ),
);

/** The days of a report: 13 weeks on either side. */
export const DAYS = { from: calendarDateOf(START - 91), to: calendarDateOf(START + 90) };

/** The last control saves 30 % from the date on, and its people use the assistant. */
function companyWith(controls: number, covered: number | null, secret: number): Company {
  const uses = (team: number) => team > controls - secret;
  return {
    adopters: [0],
    controls,
    spread: 0.7,
    saving: 0,
    shared: autoregressive(0.2, 0.4),
    course: () => 0,
    own: (team) => (uses(team) ? (week) => (week >= 0 ? Math.log(0.7) : 0) : () => 0),
    shocks: autoregressive(0.15, 0.4),
    asTickets: false,
    ...(covered !== null && {
      statusOf: (team: number, random: Random) => {
        const share = uses(team) ? ramp(0.2, 0) : steady(0);
        return controlStatus([drawUsage({ people: 40, share, covered, areSamePeople: false }, random)], DAYS);
      },
    }),
  };
}

const comparisons = [2, 4, 8].flatMap((controls) =>
  [null, 1, 0.7].map((covered): UsageCell => ({
    name: `1 of ${controls} controls adopted secretly, ${covered === null ? 'no usage' : covered === 1 ? 'usage' : 'usage, 30 % uncovered'}`,
    kind: 'comparison',
    company: companyWith(controls, covered, 1),
    target: covered === null ? undefined : 0.03,
  })),
);
const clean = [null, 1].map((covered): UsageCell => ({
  name: `4 controls, none adopted, ${covered === null ? 'no usage' : 'usage'}`,
  kind: 'comparison',
  company: companyWith(4, covered, 0),
  target: covered === null ? undefined : 0.03,
}));

export const USAGE_CELLS: readonly UsageCell[] = [
  ...starts,
  ...trials,
  ...wrongDates,
  ...controls,
  ...comparisons,
  ...clean,
];
