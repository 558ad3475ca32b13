import { runYearCell } from './runYearCell.ts';
import { YEAR_CELLS } from './worlds.ts';
const [pattern = '.', runs = '200'] = process.argv.slice(2);
for (const cell of YEAR_CELLS.filter(({ name }) => new RegExp(pattern).test(name))) {
  const r = runYearCell(cell, Number(runs), 1);
  const p = (n: number) => ((100 * n) / r.runs).toFixed(1);
  console.log(
    `${cell.name}: faster ${p(r.faster)} slower ${p(r.slower)} any ${p(r.anyFaster)} ${p(r.anySlower)} cov ${r.covered.map(p).join(' ')} joint ${p(r.jointlyCovered)} || ${r.words
      .map((w) =>
        Object.entries(w)
          .map(([k, v]) => `${k[0]}${k[1]} ${p(v)}`)
          .join(' '),
      )
      .join(' | ')}`,
  );
}
