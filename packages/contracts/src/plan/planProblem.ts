import type { WirePlan } from './plan.ts';
import { termsProblem } from './terms/termsProblem.ts';

/** First inconsistency between valid fields of a plan; null if it is consistent. */
export function planProblem({ version, terms, registration, order }: WirePlan): string | null {
  const teams = terms.teams.map(({ key }) => key);
  const starts = [...terms.slots, ...Array.from({ length: terms.waiting }, () => WAITS)];
  const problems: readonly (readonly [boolean, string])[] = [
    [!isSame(order.map(({ key }) => key).toSorted(), teams.toSorted()), 'order must name each team once'],
    [!isSame(startsIn(order), starts), 'order must be that of terms.slots'],
    [
      registration.kind === 'issue' && !isInstant(registration.created),
      'registration.created must be an instant that exists',
    ],
    [
      registration.kind === 'random' && !isInstant(registration.drawn),
      'registration.drawn must be an instant that exists',
    ],
  ];
  return termsProblem({ version, terms }) ?? problems.find(([isProblem]) => isProblem)?.[1] ?? null;
}

/** Teams that wait are last. */
const WAITS = Infinity;

const startsIn = (order: WirePlan['order']) => order.map(({ week = WAITS }) => week);
const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Whether a text that has the form of an instant exists on the calendar, in a year that plans allow. */
function isInstant(text: string): boolean {
  const day = text.slice(0, 10);
  const ms = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isFinite(ms) && day >= '2000' && day < '3000';
}
