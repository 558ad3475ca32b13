import { controlStatus } from '../../../../packages/roi-math/src/usage/controlStatus.ts';
import { calendarDateOf } from '../../../../packages/roi-math/src/time/calendarDateOf.ts';
import type { Company } from '../comparison/company.ts';
import { autoregressive } from '../worlds/levels.ts';
import type { Random } from '../random.ts';
import { drawUsage, ramp, sCurve, START, type UsageWorld } from './usageWorld.ts';

/** A kind of simulated team or company, with its target as a share of the runs. */
export type UsageCell = { readonly name: string } & (
  | {
      /** A cell about when use began. The entered date is `enteredWeek` weeks away from that start. */
      readonly kind: 'start';
      readonly world: UsageWorld;
      readonly enteredWeek: number;
      readonly target?: number | undefined;
    }
  /** A cell about a team without a start. At most this share of the runs may show one. */
  | { readonly kind: 'no-start'; readonly world: UsageWorld; readonly target: number }
  /** A cell about whether a control that uses the assistant is found. */
  | {
      readonly kind: 'control';
      readonly world: UsageWorld;
      readonly target?: { readonly min?: number; readonly max?: number } | undefined;
    }
  /** The claims of a comparison. Cells with the same `companies` draw the same companies. */
  | {
      readonly kind: 'comparison';
      readonly companies: string;
      readonly company: Company;
      readonly target?: number | undefined;
    }
);

const steady = (share: number) => () => share;

/** Teams of 5 to 100 people, of whom 40 % use the assistant in the end. */
const SIZES = [5, 8, 12, 20, 50, 100];

const PILOT = { people: 2, weeks: 10 };

const COURSES: readonly (readonly [name: string, Pick<UsageWorld, 'share' | 'pilot'>])[] = [
  ['ramp of 0 weeks', { share: ramp(0.4, 0) }],
  ['ramp of 4 weeks', { share: ramp(0.4, 4) }],
  ['ramp of 12 weeks', { share: ramp(0.4, 12) }],
  ['S-curve of 12 weeks', { share: sCurve(0.4, 12) }],
  ['S-curve of 16 weeks', { share: sCurve(0.4, 16) }],
  ['pilot, ramp of 0 weeks', { share: ramp(0.4, 0), pilot: PILOT }],
  ['pilot, ramp of 4 weeks', { share: ramp(0.4, 4), pilot: PILOT }],
];

const starts = COURSES.flatMap(([name, course]) =>
  SIZES.flatMap((people) =>
    [true, false].flatMap((areSamePeople) =>
      [1, 0.7].map((covered): UsageCell => ({
        name: `${name}, ${people} people, ${areSamePeople ? 'the same' : 'changing'}${covered < 1 ? ', 30 % uncovered' : ''}`,
        kind: 'start',
        world: { people, covered, areSamePeople, ...course },
        enteredWeek: 0,
        target: 0.95,
      })),
    ),
  ),
);

/** Each person tries the assistant in one week of ten years: in a year, 10 % of a team do. */
const TRIED = 0.1 / 52;

/** Teams in which use never begins. */
const unused = [0.02, TRIED].flatMap((share) =>
  SIZES.map((people): UsageCell => ({
    name: `${share === TRIED ? '10 % a year try it for a week' : '2 % in each week'}, ${people} people`,
    kind: 'no-start',
    world: { people, share: steady(share), covered: 1, areSamePeople: false },
    target: 0.05,
  })),
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

const triers = [5, 6, 8, 10, 15, 25, 50, 100].map((people): UsageCell => ({
  name: `control of which 10 % a year try it for a week, ${people} people`,
  kind: 'control',
  world: { people, share: steady(TRIED), covered: 1, areSamePeople: false },
  target: { max: 0.01 },
}));

/** The days of a report: 13 weeks before and after the adoption. */
export const DAYS = { from: calendarDateOf(START - 91), to: calendarDateOf(START + 90) };

/** A company whose last `secret` controls save 30 % after the date, and whose people use the assistant. */
function companyWith(controls: number, secret: number, saving: number, covered: number | null): Company {
  const uses = (team: number) => team > controls - secret;
  return {
    adopters: [0],
    controls,
    spread: 0.7,
    saving,
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

/** The usage that a report gets. */
const GIVEN = [
  { covered: null, name: 'no usage' },
  { covered: 1, name: 'usage' },
  { covered: 0.7, name: 'usage, 30 % uncovered' },
] as const;

const comparisons = [0, 0.3].flatMap((saving) =>
  [1, 0].flatMap((secret) =>
    [2, 4, 8].flatMap((controls) => {
      const adopted =
        secret === 0 ? `${controls} controls, none adopted` : `1 of ${controls} controls adopted secretly`;
      const companies = saving === 0 ? adopted : `${adopted}, ${saving * 100} % saved`;
      return GIVEN.map(({ covered, name }): UsageCell => ({
        name: `${companies}, ${name}`,
        kind: 'comparison',
        companies,
        company: companyWith(controls, secret, saving, covered),
        target: covered === null ? undefined : 0.03,
      }));
    }),
  ),
);

export const USAGE_CELLS: readonly UsageCell[] = [
  ...starts,
  ...trials,
  ...unused,
  ...wrongDates,
  ...controls,
  ...triers,
  ...comparisons,
];
