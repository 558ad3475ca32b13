export { createFormats } from '../format/createFormats.ts';
export * from './Failure.ts';
export * from './registrationProblem.ts';
export type { SubmissionFailure } from './SubmissionFailure.ts';
export * from './usageApiFailureText.ts';
