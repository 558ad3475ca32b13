import { calendarFileProblems } from '@roi-insight/report-text';
import type { ContentLine } from './contentLines.ts';

/** The problem of a calendar file, as its message. */
export class HolidayError extends Error {
  /** @param line the line with the problem; null if the whole file is wrong */
  constructor(line: ContentLine | null, problem: string) {
    super(line === null ? problem : calendarFileProblems.inLine(line.number, problem));
  }
}
