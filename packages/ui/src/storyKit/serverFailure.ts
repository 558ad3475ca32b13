import type { FailureCode } from '@roi-insight/contracts';
import type { Failure } from '../features/FailureDialog/Failure.ts';

/** A refusal as the server words it. */
export function serverFailure(code: FailureCode, status: number, message: string): Failure {
  return { kind: 'server', status, statusText: '', message, code };
}

/** The refusal that people see most. */
export const wrongKey = serverFailure(
  'credentials',
  401,
  'Jira did not accept the e-mail address and API key. Create a new key if the old one may have expired.',
);
