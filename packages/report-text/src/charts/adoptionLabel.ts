import type { CalendarDate } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import { axisTime, type Formats } from '../format/index.ts';

/** Maximum characters of a line, which must fit beside the marker on a phone. */
const MAX_LINE_LENGTH = 28;

/** The day in the label's fixed text. */
const LABEL_DAY = '08-24';

/**
 * The lines of the adoption marker's label. They are the label's fixed text, with the day in the format of the locale. The actual date is added if
 * the day of the fixed text is not in the adoption week.
 * @param weekStart first day of the week that contains the adoption date
 * @example adoptionLabel(formats, 'Claude Code', '2025-06-25', '2025-06-23') // ['Claude Code Adopted (08/24)', 'Jun 25, 2025']
 */
export function adoptionLabel(
  formats: Formats,
  assistant: string,
  adoptionDate: CalendarDate,
  weekStart: CalendarDate,
): string[] {
  const fixed = wrap(`${assistant} Adopted (${formats.dayInDigits(`2024-${LABEL_DAY}`)})`);
  return containsLabelDay(weekStart) ? fixed : [...fixed, formats.day(adoptionDate)];
}

function containsLabelDay(weekStart: CalendarDate): boolean {
  const start = axisTime(weekStart);
  if (start === null) return false;
  return [0, 1, 2, 3, 4, 5, 6].some((day) => new Date(start + day * DAY_MS).toISOString().slice(5, 10) === LABEL_DAY);
}

/** Breaks a text between words, and breaks words that are longer than a line. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap(pieces)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= MAX_LINE_LENGTH) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

const pieces = (word: string) => word.match(new RegExp(`.{1,${MAX_LINE_LENGTH}}`, 'gu')) ?? [];
