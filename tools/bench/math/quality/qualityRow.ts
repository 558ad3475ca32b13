import { QUALITY_KINDS } from '@roi-insight/contracts';
import type { MeasureResult, QualityResult } from './runQualityCell.ts';
import type { QualityCell } from './worlds.ts';

/** Limits of the figures of a row, as shares of the runs. */
const MAX_FALSE = 0.025;
const MIN_COVERAGE = 0.93;
/** A measure that is worse by this share has not held. */
const WORSE = 0.25;

/** The row of a cell; shares in percent of its runs. */
export function qualityRow({ name, change }: QualityCell, { runs, words, measures }: QualityResult) {
  const limit = MAX_FALSE + 2 * Math.sqrt((MAX_FALSE * (1 - MAX_FALSE)) / runs);
  const percent = (count: number) => Number(((100 * count) / runs).toFixed(1));
  const falseOf = ({ words: said }: Pick<MeasureResult, 'words'>) => ({
    worse: change <= 0 ? said.worse : null,
    better: change >= 0 ? said.better : null,
    held: change >= WORSE ? said.held : null,
  });
  const coverageOf = ({ covered, known }: MeasureResult) => (known === 0 ? null : covered / known);
  const shown = (one: number | null) => (one === null ? null : percent(one));
  const { worse, better, held } = falseOf(measures['bugs-created']);
  const coverage = coverageOf(measures['bugs-created']);
  const said = change > 0 ? words.worse : words.better;
  const judged = QUALITY_KINDS.map((kind) => ({ kind: `${kind}`, ...measures[kind] }));
  judged.unshift({ kind: 'report', words, covered: 0, known: 0 });
  const misses = judged.flatMap((one) => {
    const figures = Object.entries(falseOf(one)).flatMap(([word, count]) => ((count ?? 0) / runs > limit ? word : []));
    if ((coverageOf(one) ?? 1) < MIN_COVERAGE) figures.push('coverage');
    return figures.map((figure) => `${one.kind} ${figure}`);
  });
  const others = QUALITY_KINDS.slice(1).map((kind) => {
    const most = Math.max(...Object.values(falseOf(measures[kind])).map((count) => count ?? 0));
    const covered = coverageOf(measures[kind]);
    return [kind, `${percent(most)} / ${covered === null ? '–' : (100 * covered).toFixed(1)}`] as const;
  });
  return {
    world: name,
    runs,
    'false worse %': shown(worse),
    'false better %': shown(better),
    'false held %': shown(held),
    'coverage %': coverage === null ? null : Number((100 * coverage).toFixed(1)),
    'found %': change === 0 ? null : percent(said),
    'held %': change === 0 ? percent(words.held) : null,
    ...Object.fromEntries(others),
    missed: misses.join(', '),
  };
}
