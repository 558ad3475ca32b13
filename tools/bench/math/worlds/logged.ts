import { HOURS_PER_WEEK, type Job } from './jobs.ts';
import { autoregressive, NOISES, noShocks, type Shocks } from './levels.ts';
import { saves, type Team, team } from './team.ts';
import type { Group } from './world.ts';

/** How a team logs its work. */
interface Logging {
  /** Share of the tickets that have logged hours. */
  readonly share?: number;
  /** Logged hours after adoption, relative to the same work before. */
  readonly after?: number;
  /** Whether the longest tickets are logged before adoption; otherwise any are. */
  readonly longFirst?: boolean;
  /** Weekly deviations of ln(logged ÷ in progress). */
  readonly habit?: Shocks;
}

/** Logged hours are half of the time in progress, with this deviation in ln. */
const USUAL = 0.5;
const SPREAD = 0.5;

function logging({ share = 0.75, after = 1, longFirst = false, habit = noShocks }: Logging): Team['rearrange'] {
  return (jobs, random) => {
    const weekOf = ({ doneAt }: Job) => Math.floor(doneAt / HOURS_PER_WEEK);
    const first = Math.min(...jobs.map(weekOf));
    const habits = habit(Math.max(...jobs.map(weekOf)) - first + 1, random);
    const loggedOf = (job: Job) => {
      const week = weekOf(job);
      const deviation = (habits[week - first] ?? 0) + SPREAD * random.normal();
      return (job.doneAt - job.startedAt) * USUAL * (week < 0 ? 1 : after) * Math.exp(deviation);
    };
    const rank = (job: Job) => (longFirst && weekOf(job) < 0 ? job.startedAt - job.doneAt : random.uniform());
    return [true, false].flatMap((isBefore) => {
      const side = jobs.filter((job) => weekOf(job) < 0 === isBefore);
      const ranked = side.map((job) => ({ job, at: rank(job) })).toSorted((a, b) => a.at - b.at);
      return ranked.map(({ job }, index) =>
        index < share * ranked.length ? Object.assign({}, job, { loggedHours: loggedOf(job) }) : job,
      );
    });
  };
}

const WORLDS: readonly (Logging & { name: string; saving?: number; marked: { min?: number; max?: number } })[] = [
  { name: 'unchanged', marked: { max: 0.025 } },
  { name: 'unchanged, 90 % logged', share: 0.9, marked: { max: 0.025 } },
  { name: 'unchanged, habits wander', habit: autoregressive(0.1, 0.8), marked: { max: 0.025 } },
  { name: '30 % faster', saving: 0.3, marked: { max: 0.05 } },
  { name: '50 % faster', saving: 0.5, marked: { max: 0.05 } },
  { name: '15 % less logged', after: 0.85, marked: {} },
  { name: '30 % less logged', after: 0.7, marked: { min: 0.95 } },
  { name: 'long tickets are logged before', longFirst: true, marked: { min: 0.8 } },
  { name: 'long tickets are logged before, 90 % logged', share: 0.9, longFirst: true, marked: { min: 0.8 } },
];

/** Work is measured by logged hours. Without a change of the work, less is logged or other tickets are. */
export const logged: readonly Group[] = [
  {
    key: 'logged',
    title: 'Logged hours, marked by a doubt about them',
    maxRuns: 500,
    cells: NOISES.flatMap(({ noise, shocks }) =>
      WORLDS.map(({ name, saving = 0, marked, ...how }) => ({
        name: `logged hours, ${name}, ${noise}`,
        world: team({ shocks, saving: saves(saving), rearrange: logging(how) }),
        target: { marked },
      })),
    ),
  },
];
