import type { WrongDate } from '@roi-insight/contracts';

const EXAMPLE = 'Write it as 2026-02-01T09:30:00Z.';

/** Why a text in a file of tickets is not a date. */
export function wrongDateText(date: WrongDate): string {
  const { text } = date;
  switch (date.kind) {
    case 'before-1990':
      return `“${text}” is before 1990.`;
    case 'future':
      return `“${text}” is in the future.`;
    case 'ambiguous':
      return `“${text}” can be two days: day and month can be either. ${EXAMPLE}`;
    case 'no-time':
      return `${text} has no time of day, which the working hours are measured with. ${EXAMPLE}`;
    case 'serial-day':
      return `“${text}” is the number of a day in a spreadsheet. Format the column as dates, and save it as CSV again.`;
    case 'not-a-date':
      return `“${text}” is not a date as it is expected here. ${EXAMPLE}`;
    case 'unknown-day':
      return `There is no day ${text}${date.first === null ? '' : `, if the ${date.first} is written first`}.`;
    case 'unknown-offset':
      return `There is no offset ${text}.`;
    case 'unknown-time':
      return `There is no time ${text}.`;
  }
}
