// exploration: which rule keeps any false claim of a year of monthly looks at 4 %
import { tailOf } from '../../../../packages/roi-math/src/evidence/change.ts';
import { changeSinceFirst } from '../../../../packages/roi-math/src/evidence/quarters/quarterChange.ts';
import { changeAgainstTrend } from '../../../../packages/roi-math/src/evidence/trendAdjusted.ts';
import { randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import { YEAR_CELLS } from './worlds.ts';
const [pattern = 'no effect', runs = '1000'] = process.argv.slice(2);
for (const cell of YEAR_CELLS.filter((c) => c.controls === 0 && new RegExp(pattern).test(c.name))) {
  const random = randomFrom(seedOf(cell.name) + 7);
  const n: Record<string, number> = {};
  const N = Number(runs);
  for (let r = 0; r < N; r += 1) {
    const all = cell.shocks(91, random);
    const weeks = all.map((shock, i) => { const week = i - 39; const count = random.poisson(15); const level = shock + cell.trend(week) + (week < 0 ? 0 : Math.log(1 - cell.saving(week))); return { week, count, mean: count === 0 ? null : level + (0.7 / Math.sqrt(count)) * random.normal() }; });
    const s = { weeks, ticketVariance: 0.49, degreesOfFreedom: 1000 };
    const at = (w: number) => changeAgainstTrend({ ...s, weeks: weeks.filter((x) => x.week < w) }, 0);
    const posts = [8, 9, 10, 11, 12, 13].map(at);
    const says = (p: (typeof posts)[number], f: number) => { const t = tailOf(p) * f; return p.quantile(1 - t) < 0 ? 'F' : p.quantile(t) > 0 ? 'S' : '-'; };
    const grow = [2, 3, 4].map((number) => changeSinceFirst(s, { number, length: 13 }));
    for (const side of ['F', 'S']) {
      const add = (k: string, b: boolean) => { if (b) n[side + k] = (n[side + k] ?? 0) + 1; };
      const last = posts[5]!; const is13 = says(last, 1) === side;
      add('13', is13);
      for (const f of [1, 0.5, 0.25]) add(`8,12,13 f${f}`, is13 || [0, 4].some((i) => says(posts[i]!, f) === side));
      add('8,13', is13 || says(posts[0]!, 1) === side);
      for (const g of [4, 8, 16]) { const isG = grow.some((p) => says(p, 1 / g) === side); add(`grow/${g}`, isG); for (const f of [1, 0.5, 0.25]) add(`any f${f} g${g}`, isG || is13 || [0, 4].some((i) => says(posts[i]!, f) === side)); add(`13 g${g}`, isG || is13); }
    }
  }
  console.log(cell.name); for (const side of ['F', 'S']) console.log('   ', side, Object.entries(n).filter(([k]) => k.startsWith(side)).map(([k, v]) => `${k.slice(1)}: ${((100 * v) / N).toFixed(1)}`).join('  '));
}
