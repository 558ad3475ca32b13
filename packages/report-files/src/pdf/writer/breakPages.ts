/** The size of a block of a page; lengths in points. */
export interface BlockSize {
  /** Minimum height. */
  readonly height: number;
  /** How much higher the block may become to fill its page. */
  readonly stretch: number;
  /** Space above the block, unless the block begins a page. */
  readonly above: number;
  /** Height of the head that is repeated above the block if the block begins a page. */
  readonly repeated: number;
  /** Whether the next block must be on the same page. */
  readonly keepsNext: boolean;
}

interface Choice {
  /** Cost of this page and of all following pages. */
  readonly cost: number;
  /** Index of the first block of the next page. */
  readonly next: number;
}

/** If a smaller share of a page is filled, the page looks unfinished. */
const MIN_FILL = 0.7;

/** Every page has a cost. The empty part of a page adds to that cost, and a page that looks unfinished costs more than an additional page. */
const costOf = (fill: number) => 1 + (1 - fill) ** 2 + (fill < MIN_FILL ? 5 : 0);

/**
 * Chooses the ends of pages so that pages are few and full. Greedy filling would leave a large gap before a table that
 * does not fit. To prevent this, an earlier page may end sooner, or a chart may grow.
 * @param height height of a page
 * @param free remaining height of the first page
 * @returns for each page, the index after its last block; the first page may have no block
 */
export function breakPages(blocks: readonly BlockSize[], height: number, free = height): readonly number[] {
  const choices: Choice[] = [];
  choices[blocks.length] = { cost: 0, next: blocks.length };
  const costFrom = (next: number) => choices[next]?.cost ?? 0;
  const choose = (from: number, taken: number, initial: Choice): Choice => {
    let best = initial;
    let used = taken;
    let stretch = 0;
    for (const [index, block] of blocks.slice(from).entries()) {
      used += block.height + (index === 0 && taken === 0 ? block.repeated : block.above);
      // A group that is higher than a page must still be placed.
      if (used > height && Number.isFinite(best.cost)) break;
      stretch += block.stretch;
      const next = from + index + 1;
      const isLast = next === blocks.length;
      if (block.keepsNext && !isLast) continue;
      const cost = costOf(isLast ? 1 : Math.min(1, (used + stretch) / height)) + costFrom(next);
      if (cost < best.cost) best = { cost, next };
    }
    return best;
  };
  for (let from = blocks.length - 1; from >= 0; from -= 1) {
    choices[from] = choose(from, 0, { cost: Number.POSITIVE_INFINITY, next: blocks.length });
  }
  const taken = height - free;
  const ends = [
    taken === 0
      ? (choices[0]?.next ?? 0)
      : choose(0, taken, { cost: costOf(taken / height) + costFrom(0), next: 0 }).next,
  ];
  for (let end = ends[0] ?? 0; end < blocks.length; ends.push(end)) end = choices[end]?.next ?? blocks.length;
  return ends;
}
