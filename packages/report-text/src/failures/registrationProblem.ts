/** The problem of the issue for each failure reason of the search for a registration. */
const PROBLEMS = new Map<unknown, RegistrationProblem>([
  ['issue-not-found', 'missing'],
  ['code-missing', 'other-code'],
  ['code-edited', 'other-code'],
  ['code-repeated', 'several'],
]);

type RegistrationProblem = 'missing' | 'other-code' | 'several';

/** The problem of a plan's issue for the reason of a failure; null if the failure has another cause. */
export const registrationProblem = (reason: unknown): RegistrationProblem | null => PROBLEMS.get(reason) ?? null;
