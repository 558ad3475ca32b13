import type { RegisteredIssue } from '@roi-insight/roi-math';

/** The problem of the issue for each reason why the search for a registration can fail. */
const PROBLEMS = new Map<unknown, RegistrationProblem>([
  ['issue-not-found', 'missing'],
  ['code-missing', 'other-code'],
  ['code-edited', 'edited'],
  ['code-repeated', 'several'],
  ['codes-several', 'several-codes'],
  ['issue-out-of-order', 'out-of-order'],
]);

type RegistrationProblem = Exclude<RegisteredIssue['kind'], 'found' | 'saved'>;

/** The problem of a plan's issue that this reason describes; null if the reason is about something else. */
export const registrationProblem = (reason: unknown): RegistrationProblem | null => PROBLEMS.get(reason) ?? null;
