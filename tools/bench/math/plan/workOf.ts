import type { PlanWork } from '@roi-insight/contracts';
import type { Random } from '../random.ts';

/** Shares of bugs, of reopened tickets, and of tickets of another type, and the difference in ln(hours) of this type. */
const BUGS = 0.25;
const REOPENED = 0.08;
const OTHER = { share: 0.3, longer: 0.5 } as const;
/** Standard deviation of ln(size). */
const SIZE_DEVIATION = 0.8;

/** Simulates the work of a week: the same shares in all weeks. */
export function workOf(completed: number, tickets: number, isSized: boolean, random: Random): PlanWork {
  const share = (of: number, part: number) => {
    let count = 0;
    for (let index = 0; index < of; index += 1) if (random.uniform() < part) count += 1;
    return count;
  };
  return {
    completed,
    reopened: share(completed, REOPENED),
    bugs: share(completed, BUGS),
    mix: tickets === 0 ? null : (OTHER.longer * share(tickets, OTHER.share)) / tickets,
    sized: isSized ? tickets : 0,
    size: isSized && tickets > 0 ? (SIZE_DEVIATION / Math.sqrt(tickets)) * random.normal() : null,
  };
}
