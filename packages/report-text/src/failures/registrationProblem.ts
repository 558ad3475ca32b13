/** What the reason of a failed search for a registration says about the issue. */
const PROBLEMS = new Map<unknown, RegistrationProblem>([
  ['issue-not-found', 'missing'],
  ['code-missing', 'other-code'],
  ['code-edited', 'other-code'],
  ['code-repeated', 'several'],
]);

type RegistrationProblem = 'missing' | 'other-code' | 'several';

/** What is wrong with the issue of a plan, by the reason of a failure; null if the failure is another one. */
export const registrationProblem = (reason: unknown): RegistrationProblem | null => PROBLEMS.get(reason) ?? null;
