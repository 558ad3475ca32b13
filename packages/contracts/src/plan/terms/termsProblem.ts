import { planRounded } from './planRounded.ts';
import type { WirePlanTerms } from '../planTerms.ts';

/** First inconsistency between valid fields of a plan's terms; null if they are consistent. */
export function termsProblem({ version, terms }: { version: number; terms: WirePlanTerms }): string | null {
  const { start, weeks, slots, waiting, teams, fixed, history } = terms;
  const keys = teams.map(({ key }) => key);
  const all = [...keys, ...fixed.map(({ key }) => key)];
  const asVersion = terms.teams.every(({ facts }) => (facts !== undefined) === (version === 2));
  const problems: readonly (readonly [boolean, string])[] = [
    [new Date(start).getUTCDay() !== 1, 'terms.start must be a Monday'],
    [slots.some((slot, index) => slot < (slots[index - 1] ?? slot)), 'terms.slots must be ascending'],
    [slots[0] !== 0, 'terms.slots must begin with 0'],
    [slots.some((slot) => slot >= weeks), 'terms.slots must be within the weeks of the plan'],
    [slots.length + waiting !== teams.length, 'terms.slots and terms.waiting must be as many as the teams'],
    [keys.some((key, at) => at > 0 && key <= (keys[at - 1] ?? '')), 'terms.teams must be sorted by key, each once'],
    [new Set(all).size < all.length, 'terms.fixed must name other teams than terms.teams, each once'],
    [!asVersion, 'each team must have facts in version 2, and no team in version 1'],
    [version === 2 && !isRounded(terms), 'the numbers of terms must be rounded'],
    [history.from >= history.to || history.to > start, 'terms.history must end before the plan starts'],
  ];
  return problems.find(([isProblem]) => isProblem)?.[1] ?? null;
}

const isRounded = (terms: WirePlanTerms) =>
  JSON.stringify(terms) ===
  JSON.stringify(terms, (_, value: unknown) => (typeof value === 'number' ? planRounded(value) : value));
