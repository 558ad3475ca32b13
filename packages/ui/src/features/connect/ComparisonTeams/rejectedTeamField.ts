import type { SubmissionFailure } from '@roi-insight/report-text/failures';

/**
 * The field of a row for which the server sent an error, with the message; null if the error is about something else.
 */
export function rejectedTeamField(failure: SubmissionFailure) {
  const message = 'message' in failure ? failure.message : null;
  const [, row, field, words] = /^comparison\[(\d+)]\.(\w+) (.+)/.exec(message ?? '') ?? [];
  if (row === undefined) return null;
  return field === 'adopted'
    ? ({ path: `comparison.${Number(row)}.adopted`, message: `The date ${words}` } as const)
    : ({ path: `comparison.${Number(row)}.projectName`, message: `The name ${words}` } as const);
}
