import type { SubmissionFailure } from '@roi-insight/report-text/failures';

/** The field of a row that the server rejected, with its message; null if the server rejected something else. */
export function rejectedTeamField(failure: SubmissionFailure) {
  const message = 'message' in failure ? failure.message : null;
  const [, row, field, words] = /^comparison\[(\d+)]\.(\w+) (.+)/.exec(message ?? '') ?? [];
  if (row === undefined) return null;
  return field === 'adopted'
    ? ({ path: `comparison.${Number(row)}.adopted`, message: `The date ${words}` } as const)
    : ({ path: `comparison.${Number(row)}.projectName`, message: `The name ${words}` } as const);
}
