/** Code points of each slice of a font: `{ "[3]": "U+4e00-4e02,U+…" }`. */
export type Ranges = Readonly<Record<string, string>>;

/** A stretch of code points that one slice has. */
interface Run {
  readonly from: number;
  to: number;
  readonly slice: number;
}

/** {@link Ranges} in half the space: the slice of each run as a letter, and the gaps before runs and their lengths where there are any. */
export interface PackedRanges {
  readonly names: readonly string[];
  readonly slices: string;
  /** For each run that is not a single code point next to the one before: runs since the last such, gap, length − 1; base 36. */
  readonly spans: string;
}

/** The first letter that stands for a slice: after quotes and before the backslash, which would be escaped, there is room for 57. */
const FIRST = 35;
const BACKSLASH = 92;
/** The letters that need two bytes begin here; those before are control characters. */
const AFTER_ASCII = 0xa1;

/** Packs the ranges. Of several slices with a code point the first one has it, as for those who look for it. */
export function packRanges(ranges: Ranges): PackedRanges {
  const names = Object.keys(ranges);
  const runs = runsOf(ranges);
  let next = 0;
  let last = 0;
  const spans = runs.flatMap(({ from, to }, index) => {
    const gap = from - next;
    next = to + 1;
    if (gap === 0 && to === from) return [];
    const since = index - last;
    last = index;
    return [[since, gap, to - from].map((number) => number.toString(36)).join(' ')];
  });
  return { names, slices: runs.map(({ slice }) => letterOf(slice)).join(''), spans: spans.join(',') };
}

function runsOf(ranges: Ranges): Run[] {
  const sliceOf = new Map<number, number>();
  for (const [slice, text] of Object.values(ranges).entries()) {
    for (const part of text.split(',')) {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        if (!sliceOf.has(code)) sliceOf.set(code, slice);
    }
  }
  const runs: Run[] = [];
  for (const [code, slice] of [...sliceOf].toSorted(([one], [other]) => one - other)) {
    const run = runs.at(-1);
    if (run?.slice === slice && run.to === code - 1) run.to = code;
    else runs.push({ from: code, to: code, slice });
  }
  return runs;
}

function letterOf(slice: number): string {
  const code = FIRST + slice + (FIRST + slice >= BACKSLASH ? 1 : 0);
  return String.fromCharCode(code < 127 ? code : AFTER_ASCII + code - 127);
}

/** The opposite of {@link packRanges}. Its source is written into the built module: it uses nothing from outside. */
export function unpackRanges({ names, slices, spans }: PackedRanges): Record<string, string> {
  const parts: string[][] = names.map(() => []);
  const irregular = new Map<number, readonly [gap: number, more: number]>();
  let index = 0;
  for (const span of spans.split(',')) {
    const [since = 0, gap = 0, more = 0] = span.split(' ').map((number) => Number.parseInt(number, 36));
    index += since;
    irregular.set(index, [gap, more]);
  }
  let next = 0;
  [...slices].forEach((letter, run) => {
    const [gap, more] = irregular.get(run) ?? [0, 0];
    const from = next + gap;
    next = from + more + 1;
    const code = letter.charCodeAt(0);
    const place = code >= 161 ? code - 161 + 127 : code;
    const slice = place - 35 - (place > 92 ? 1 : 0);
    parts[slice]?.push(`U+${from.toString(16)}${more === 0 ? '' : `-${(next - 1).toString(16)}`}`);
  });
  return Object.fromEntries(names.map((name, slice) => [name, (parts[slice] ?? []).join(',')]));
}
