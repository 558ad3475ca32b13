import { GRADES } from '@roi-insight/contracts';
import type { Figure, Judged } from './judge.ts';

const percent = (share: number) => Number((share * 100).toFixed(1));
const figure = (one: Figure | null) => (one === null ? null : percent(one.share));

/** The row of a world. Shares are in percent of its runs, grades in percent of its claims. */
export function truthRow(judged: Judged) {
  const { falseFaster, falseSlower, coverage, found, claims, falseB, marked } = judged;
  const count = claims.reduce((sum, one) => sum + one.count, 0);
  const graded = GRADES.filter((grade) => grade !== 'A').map((grade) => {
    const ofGrade = claims.reduce((sum, { grades }) => sum + grades[grade], 0);
    return [`${grade} %`, count === 0 ? null : Math.round((100 * ofGrade) / count)] as const;
  });
  const judgedFigures = Object.entries({
    'false faster': falseFaster,
    'false slower': falseSlower,
    coverage,
    found,
    'false with B': falseB,
    marked,
  });
  return {
    world: judged.name,
    'false faster %': figure(falseFaster),
    'false slower %': figure(falseSlower),
    'coverage %': figure(coverage),
    'found %': figure(found),
    ...Object.fromEntries(graded),
    'false with B %': figure(falseB),
    'marked %': figure(marked),
    'too little data %': percent(judged.tooLittle),
    missed: judgedFigures.flatMap(([name, one]) => (one?.misses === true ? name : [])).join(', '),
  };
}
