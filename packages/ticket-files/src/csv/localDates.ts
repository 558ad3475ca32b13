/** The languages whose dates are read, as far as they differ from each other: those of most of Jira's users. */
const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'ru', 'ja', 'pl'] as const;

/** Names that `Intl` does not have, but other programs write. */
const MORE_MONTHS: readonly (readonly [name: string, month: number])[] = [['mrz', 3]];

/** 8月: the month is a number. */
const NUMBERED = /^(\d{1,2})月$/;

/** Minimum length of a shortened name, as in “ago” for agosto. */
const MIN_LETTERS = 3;

interface LocalNames {
  /** The month of each name, without accents. */
  readonly months: ReadonlyMap<string, number>;
  /** Whether each name of a half of the day is that of the second half. */
  readonly halves: ReadonlyMap<string, boolean>;
}

let names: LocalNames | null = null;

/** The months of names that were looked up, because a file has each of them thousands of times. */
const looked = new Map<string, number>();
const MAX_LOOKED = 1000;

/** The names are collected at the first use, because most files don't need them. */
const localNames = (): LocalNames => (names ??= { months: monthNames(), halves: halfNames() });

/** The month of a name in any of the languages, 1 to 12; 0 if there is none, or several. A name may be shortened. */
export function monthOf(name: string): number {
  const known = looked.get(name);
  if (known !== undefined) return known;
  const month = findMonth(name);
  if (looked.size < MAX_LOOKED) looked.set(name, month);
  return month;
}

function findMonth(name: string): number {
  const number = NUMBERED.exec(name)?.[1];
  if (number !== undefined) return Number(number) <= 12 ? Number(number) : 0;
  const { months } = localNames();
  const letters = lettersOf(name);
  const known = months.get(letters);
  if (known !== undefined || letters.length < MIN_LETTERS) return known ?? 0;
  const possible = new Set([...months].flatMap(([full, month]) => (full.startsWith(letters) ? [month] : [])));
  const [month = 0] = possible;
  return possible.size === 1 ? month : 0;
}

/** Whether a text such as PM, “p. m.” or 午後 means the second half of the day; null if it means neither. */
export function isSecondHalf(text: string): boolean | null {
  return localNames().halves.get(lettersOf(text)) ?? null;
}

function monthNames(): ReadonlyMap<string, number> {
  const found = new Map<string, number>(MORE_MONTHS);
  for (const language of LANGUAGES) {
    // Some languages write a month differently after the number of a day.
    for (const month of ['short', 'long'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
        for (let number = 1; number <= 12; number += 1)
          for (const { type, value } of format.formatToParts(Date.UTC(2000, number - 1, 15)))
            if (type === 'month') found.set(lettersOf(value), number);
      }
    }
  }
  return found;
}

function halfNames(): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
    for (const hour of [9, 15])
      for (const { type, value } of format.formatToParts(Date.UTC(2000, 0, 1, hour)))
        if (type === 'dayPeriod') found.set(lettersOf(value), hour > 12);
  }
  return found;
}

/** The letters and digits of a name, without accents: programs disagree about periods, accents and capital letters. */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
