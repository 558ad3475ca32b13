import { calendarFileProblems } from '@roi-insight/report-text';
import type { ContentLine } from './contentLines.ts';

/** The message says what is wrong with a calendar file. */
export class HolidayError extends Error {
  /** @param line the line that is wrong; null if it is the whole file */
  constructor(line: ContentLine | null, problem: string) {
    super(line === null ? problem : calendarFileProblems.inLine(line.number, problem));
  }
}
