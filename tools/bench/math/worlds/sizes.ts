import type { Random } from '../random.ts';
import { NOISES } from './levels.ts';
import { saves, type Team, team, type Work } from './team.ts';
import type { Cell, Group, Target } from './world.ts';

const TARGET: Target = { falseClaims: 0.03, coverage: { min: 0.93 } };
const SPREAD = 0.7;
/** The hours of a ticket are proportional to this power of its estimate. The value comes from a company that published hours and estimates. */
const POWER = 0.88;

/** How a team estimates its tickets. */
interface Estimates {
  /** Share of the variance of ln(hours) that the sizes explain. */
  readonly explained: number;
  /** Change of ln(size) after adoption although the work stays the same. */
  readonly inflation?: number;
  /** Change of ln(size) after adoption because the work itself grows. */
  readonly growth?: number;
  /** Whether a ticket has no estimate. @param own the deviation of the ticket's size, standard normal */
  readonly lacksSize?: (random: Random, own: number, week: number) => boolean;
}

function sized({ explained, inflation = 0, growth = 0, lacksSize = () => false }: Estimates): Team['work'] {
  const share = (SPREAD * Math.sqrt(explained)) / POWER;
  return (random) =>
    (week): Work => {
      const [own, other] = [random.normal(), random.normal()];
      const logSize = share * own + (week >= 0 ? growth : 0);
      const deviation = POWER * logSize + SPREAD * Math.sqrt(1 - explained) * other;
      if (lacksSize(random, own, week)) return { deviation };
      return { deviation, size: Math.exp(logSize + (week >= 0 ? inflation : 0)) };
    };
}

const withoutSizes =
  (work: Team['work']): Team['work'] =>
  (random) => {
    const draw = work(random);
    return (week): Work => ({ deviation: draw(week).deviation });
  };

/** 40 % of a normal distribution are below this value. */
const LOWEST_40 = -0.2533;
/** 10 % of a normal distribution are below this value. */
const LOWEST_10 = -1.2816;

const at40 = (random: Random) => random.uniform() < 0.4;
const small = (_: Random, own: number) => own < LOWEST_40;
const fewerSmall = (_: Random, own: number, week: number) => own < (week < 0 ? LOWEST_40 : LOWEST_10);

const EXPLAINED = [0.1, 0.3, 0.5, 0.7];
const ESTIMATES: readonly { readonly name: string; readonly work: Team['work'] }[] = [
  ...EXPLAINED.map((explained) => ({ name: `sizes explain ${explained * 100} %`, work: sized({ explained }) })),
  { name: 'sizes explain 70 %, 40 % have none', work: sized({ explained: 0.7, lacksSize: at40 }) },
  { name: 'sizes explain 70 %, the smallest 40 % have none', work: sized({ explained: 0.7, lacksSize: small }) },
];
const CHANGED: readonly { readonly name: string; readonly work: Team['work'] }[] = [
  {
    name: 'sizes explain 70 %, the smallest 40 % have none, 10 % from adoption on',
    work: sized({ explained: 0.7, lacksSize: fewerSmall }),
  },
];
const larger = sized({ explained: 0.7, growth: Math.log(1.2) });
const inflated = [0.3, 0.5, 0.7].map((explained) => ({
  name: `sizes explain ${explained * 100} %`,
  work: sized({ explained, inflation: Math.log(1.2) }),
}));

function savedCells({ noise, shocks }: (typeof NOISES)[number]): Cell[] {
  const seed = `sizes, ${noise}`;
  const saving = saves(0.3);
  const without = `30 % saved, no sizes, ${noise}`;
  return [
    {
      name: without,
      seed,
      world: team({ shocks, saving, work: withoutSizes(sized({ explained: 0.5 })) }),
      target: TARGET,
    },
    ...ESTIMATES.map(({ name, work }) => ({
      name: `30 % saved, ${name}, ${noise}`,
      seed,
      world: team({ shocks, saving, work }),
      target: { ...TARGET, foundLike: { than: without, loss: 0.02 } },
    })),
  ];
}

export const sizes: readonly Group[] = [
  {
    key: 'size',
    title: 'Tickets with a size, no effect',
    cells: NOISES.flatMap(({ noise, shocks }) => [
      ...[...ESTIMATES, ...CHANGED].map(({ name, work }) => ({
        name: `${name}, ${noise}`,
        world: team({ shocks, work }),
        target: TARGET,
      })),
      {
        name: `sizes explain 70 %, tickets are 20 % larger from adoption on, ${noise}`,
        // Tickets of the same size take as long as before.
        world: team({ shocks, work: larger }),
        target: TARGET,
      },
    ]),
  },
  {
    key: 'size',
    title: 'Tickets with a size, 30 % saved; sizes must not cost more than 2 points of power',
    cells: NOISES.flatMap(savedCells),
  },
  {
    key: 'size',
    title: 'Estimates that are 20 % higher from adoption on for the same work, no effect',
    cells: NOISES.flatMap(({ noise, shocks }) =>
      inflated.map(({ name, work }) => ({
        name: `inflated estimates, ${name}, ${noise}`,
        world: team({ shocks, work }),
        target: { falseB: 0.03 },
      })),
    ),
  },
];
