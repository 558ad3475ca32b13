import { type ReadingOptions, RequestFailure } from '@roi-insight/jira-reader';
import { registrationProblem } from '@roi-insight/report-text/failures';
import type { RegisteredIssue } from '@roi-insight/roi-math';
import { registrationOf } from './registrationOf.ts';

/** The tracker's data about the issue that registers a plan. */
export async function registeredIssue(body: object, reading: ReadingOptions): Promise<RegisteredIssue> {
  try {
    const { id, key, created, others } = await registrationOf(body, reading);
    return { kind: 'found', id, key, created, others };
  } catch (cause) {
    const kind = cause instanceof RequestFailure ? registrationProblem(cause.failure.reason) : null;
    if (kind === null) throw cause;
    return { kind };
  }
}
