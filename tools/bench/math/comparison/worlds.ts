import type { CellGroup } from '../CellGroup.ts';
import type { Random } from '../random.ts';
import { decay, season } from '../worlds/bent.ts';
import { autoregressive, type Course, linear, noShocks, randomWalk, type Shocks, step } from '../worlds/levels.ts';
import { BASELINE_WEEKS, type Company } from './company.ts';

/** Targets of a row, as shares of the runs. */
export interface ComparisonTarget {
  readonly falseClaims?: number;
  readonly coverage?: { readonly min: number; readonly max?: number };
  readonly found?: number;
  /** Runs with grade A, regardless of their claim. */
  readonly reachesA?: number;
  /** False claims with grade A. */
  readonly gradeA?: number;
  /** False claims with grade A or B. */
  readonly gradeB?: number;
  /** Minimum or maximum share of runs that doubt a control because it changed without adoption. */
  readonly changedControl?: { readonly min?: number; readonly max?: number };
}

export interface ComparisonCell {
  readonly name: string;
  readonly company: Company;
  readonly target: ComparisonTarget;
}

const USUAL: Company = {
  adopters: [0],
  controls: 4,
  spread: 0.7,
  saving: 0,
  shared: autoregressive(0.2, 0.4),
  course: () => 0,
  own: () => () => 0,
  shocks: autoregressive(0.15, 0.4),
  asTickets: false,
};

const cell = (name: string, changes: Partial<Company>, target: ComparisonTarget): ComparisonCell => ({
  name,
  company: { ...USUAL, ...changes },
  target,
});

const POWER: Readonly<Record<number, number>> = { 2: 0.52, 4: 0.6, 8: 0.7 };
const found = (controls: number) => (POWER[controls] === undefined ? {} : { found: POWER[controls] });
const percent = (share: number) => `${Math.round(share * 100)} % saved`;

const count = (controls: number) => (controls === 1 ? '1 control' : `${controls} controls`);

const reference = [1, 2, 4, 8].flatMap((controls) => [
  cell(
    `${count(controls)}, no effect`,
    { controls },
    { falseClaims: 0.027, coverage: { min: 0.94, max: 0.98 }, changedControl: { max: 0.03 } },
  ),
  cell(
    `${count(controls)}, ${percent(0.3)}`,
    { controls, saving: 0.3 },
    { coverage: { min: 0.94, max: 0.98 }, ...found(controls) },
  ),
]);

const tickets = [2, 4].flatMap((controls) => [
  cell(
    `tickets: ${count(controls)}, no effect`,
    { controls, asTickets: true },
    { falseClaims: 0.027, coverage: { min: 0.94, max: 0.98 } },
  ),
  cell(`tickets: ${count(controls)}, ${percent(0.3)}`, { controls, asTickets: true, saving: 0.3 }, found(controls)),
]);

/** Effects that all teams share equally. */
const SHARED: readonly { readonly name: string; readonly changes: Partial<Company> }[] = [
  { name: 'trend of −1.5 % a week in every team', changes: { course: linear(-0.015) } },
  { name: 'season of ± 20 %, falling, in every team', changes: { course: season(-0.2) } },
  { name: 'walk of 0.1 in every team', changes: { shared: randomWalk(0.1) } },
  { name: 'decay to a floor in every team', changes: { course: decay(10) } },
  { name: 'every team 20 % faster at the date', changes: { course: step(0, -0.2) } },
  { name: 'nothing in common', changes: { shared: noShocks } },
];
const shared = SHARED.flatMap(({ name, changes }) => [
  cell(`${name}, no effect`, changes, { falseClaims: 0.03, coverage: { min: 0.94 } }),
  cell(`${name}, ${percent(0.3)}`, { ...changes, saving: 0.3 }, found(4)),
]);

const ownTrends = (_: number, random: Random): Course => linear(0.005 * random.normal());
const firstAlone =
  (course: Course): Company['own'] =>
  (team) =>
    team === 0 ? course : () => 0;
/** Effects on single teams: additional weekly shocks or a random walk. */
const ownShocks =
  (shocks: Shocks): Company['own'] =>
  (_, random) => {
    const values = shocks(BASELINE_WEEKS + 13, random);
    return (week) => values[week + BASELINE_WEEKS] ?? NaN;
  };
/** The last controls save 30 % after the date, and the report does not know it. */
const secret =
  (controls: number, adopted = 1): Company['own'] =>
  (team) =>
    team > controls - adopted ? (week) => (week >= 0 ? Math.log(0.7) : 0) : () => 0;

const violated = [
  cell('own trends, sd 0.5 % a week', { own: ownTrends }, { falseClaims: 0.035, coverage: { min: 0.92 } }),
  cell('own walks of 0.05', { own: ownShocks(randomWalk(0.05)) }, { falseClaims: 0.075, coverage: { min: 0.86 } }),
  cell('the project alone −0.5 % a week', { own: firstAlone(linear(-0.005)) }, { falseClaims: 0.05, gradeA: 0.01 }),
  ...[2, 4, 8].map((controls) =>
    cell(
      `one of ${controls} controls adopted secretly (30 %)`,
      { controls, own: secret(controls) },
      { gradeA: 0.03, changedControl: { min: 0.35 } },
    ),
  ),
];

/** One, two or all of four controls adopted secretly: shows how far a comparison can be misled. */
const secretly = [1, 2, 4].flatMap((adopted) =>
  [0, 0.3].map((saving) =>
    cell(
      `${adopted} of 4 controls adopted secretly (30 %), ${saving === 0 ? 'no effect' : percent(saving)}`,
      { own: secret(4, adopted), saving },
      {},
    ),
  ),
);

/**
 * Tickets and weeks as uneven as in real projects with recorded hours: σ 1.1, and weekly means that vary by 0.38
 * beyond chance. Parts of one team share most of this variation; unrelated teams share none of it.
 */
const PARTS = { shared: autoregressive(0.35, 0.4), spread: 1.1 };
const UNRELATED = { shared: noShocks, shocks: autoregressive(0.38, 0.4), spread: 1.1 };
const uneven = [
  { name: 'parts of one team', changes: PARTS, targets: { reachesA: 0.3 } },
  { name: 'unrelated teams', changes: UNRELATED, targets: {} },
  {
    name: '3 staggered, 3 never, parts of one team',
    changes: { ...PARTS, adopters: [0, -8, -16], controls: 3 },
    targets: {},
  },
].flatMap(({ name, changes, targets }) =>
  [0, 0.3, 0.5].map((saving) =>
    cell(
      `${name}, ${saving === 0 ? 'no effect' : percent(saving)}`,
      { ...changes, saving },
      { ...(saving === 0 ? { falseClaims: 0.03, gradeA: 0.01 } : {}), ...targets },
    ),
  ),
);
/** Differences that the method cannot remove, in companies with uneven weeks. In such companies, wider intervals can have grade A. */
const unevenViolated = [
  { name: 'own trends, sd 0.5 % a week', own: ownTrends },
  { name: 'own walks of 0.05', own: ownShocks(randomWalk(0.05)) },
  { name: 'the project alone −0.5 % a week', own: firstAlone(linear(-0.005)) },
].map(({ name, own }) => cell(`parts of one team, ${name}`, { ...PARTS, own }, { gradeA: 0.01 }));

/** Adopters of a panel, at regular dates over 18 weeks; the first one is the report's project. */
const staggered = (adopters: number) =>
  Array.from({ length: adopters }, (_, i) => Math.round((-18 * i) / (adopters - 1)) + 0);

const PROGRAMS: readonly { readonly name: string; readonly changes: Partial<Company>; readonly power?: number }[] = [
  { name: '3 staggered (−16, −8, 0)', changes: { adopters: [0, -8, -16], controls: 0 } },
  { name: '3 staggered, 2 never', changes: { adopters: [0, -8, -16], controls: 2 }, power: 0.7 },
  { name: '3 on one date, 3 never', changes: { adopters: [0, 0, 0], controls: 3 } },
  { name: '10 staggered (−18 … 0)', changes: { adopters: staggered(10), controls: 0 }, power: 0.9 },
  {
    name: '3 staggered, 2 never, season of ± 20 %, falling',
    changes: { adopters: [0, -8, -16], controls: 2, course: season(-0.2) },
    power: 0.7,
  },
  {
    name: '3 staggered, 2 never, own shocks of 0.5 more',
    changes: { adopters: [0, -8, -16], controls: 2, own: ownShocks(autoregressive(0.5, 0.4)) },
  },
];
const programs = PROGRAMS.flatMap(({ name, changes, power }) => [
  cell(`${name}, no effect`, changes, { falseClaims: 0.03, coverage: { min: 0.93 } }),
  cell(`${name}, ${percent(0.2)}`, { ...changes, saving: 0.2 }, power === undefined ? {} : { found: power }),
]);

/** An effect of its own in each adopter, which is 0 on average. */
const ownEffects =
  (adopters: readonly number[]): Company['own'] =>
  (team, random) =>
    step(adopters[team] ?? Infinity, 0.15 * random.normal());

/** Panels whose teams differ more than the model allows: weeks as uneven as in unrelated projects, and effects or trends of their own. */
const differing = [5, 10, 20].flatMap((teams) => {
  const controls = Math.floor(teams / 3);
  const adopters = staggered(teams - controls);
  const name = `${teams - controls} staggered, ${controls} never, uneven weeks`;
  const changes = { ...UNRELATED, adopters, controls };
  const target = { falseClaims: 0.025, coverage: { min: 0.93 } };
  return [
    cell(`${name}, no effect`, changes, target),
    cell(`${name}, own effects of 0.15, no effect`, { ...changes, own: ownEffects(adopters) }, target),
    cell(`${name}, own trends, no effect`, { ...changes, own: ownTrends }, target),
  ].concat([0.2, 0.3].map((saving) => cell(`${name}, ${percent(saving)}`, { ...changes, saving }, {})));
});

/** Each adopter's tickets take 35 % longer in the six weeks before its own date. */
const crunch =
  (adopters: readonly number[]): Company['own'] =>
  (team) => {
    const start = adopters[team];
    return (week) => (start !== undefined && week >= start - 6 && week < start ? Math.log(1.35) : 0);
  };
const crunches = [
  { name: '1 adopter, 4 never', adopters: [0], controls: 4 },
  { name: '3 staggered, 3 never', adopters: [0, -8, -16], controls: 3 },
  { name: '14 staggered, 6 never', adopters: staggered(14), controls: 6 },
].flatMap(({ name, adopters, controls }) => [
  cell(
    `${name}, crunch before adoption`,
    { adopters, controls, own: crunch(adopters) },
    { gradeA: 0.01, gradeB: 0.05, ...(adopters.length > 1 ? { falseClaims: 0.05 } : {}) },
  ),
  cell(`${name}, no crunch, ${percent(0.3)}`, { adopters, controls, saving: 0.3 }, {}),
]);

export const COMPARISON_GROUPS: readonly CellGroup<ComparisonCell>[] = [
  {
    key: 'reference',
    title: 'One adopter, own shocks of 0.15 (ρ 0.4), shared ones of 0.2 (ρ 0.4)',
    maxRuns: 4000,
    cells: reference,
  },
  { key: 'shared', title: 'One adopter and 4 controls: what every team shares', maxRuns: 4000, cells: shared },
  { key: 'violated', title: 'One adopter: what the method cannot take off', maxRuns: 4000, cells: violated },
  { key: 'secret', title: 'One adopter: controls that adopted secretly', maxRuns: 4000, cells: secretly },
  {
    key: 'uneven',
    title: 'Tickets and weeks as uneven as in real projects (σ 1.1), 4 controls of one adopter',
    maxRuns: 4000,
    cells: [...uneven, ...unevenViolated],
  },
  {
    key: 'crunch',
    title: 'Six weeks of crunch, +35 %, before the date of each adopter',
    maxRuns: 1000,
    cells: crunches,
  },
  { key: 'programs', title: 'Several adopters', maxRuns: 1000, cells: programs },
  { key: 'differing', title: 'Several adopters that differ', maxRuns: 1000, cells: differing },
  { key: 'tickets', title: 'The same from whole tickets', maxRuns: 1000, cells: tickets },
];
