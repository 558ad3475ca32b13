import type { ConnectFormValues } from './connectFormSchema.ts';
import type { SubmissionFailure } from '@roi-insight/report-text/failures';

/** The field that most likely caused the failure; null if no field did and submitting again may help. */
export function fieldToCorrect(failure: SubmissionFailure): keyof ConnectFormValues | null {
  if (failure.kind !== 'server') return null;
  switch (failure.code) {
    case 'credentials':
    case 'captcha':
    case 'permission':
      return 'apiKey';
    case 'project-not-found':
    case 'nothing-to-measure':
    case 'too-many-tickets':
      return 'projectName';
    case 'address-refused':
    case 'not-jira':
    case 'unreachable':
    case 'redirected':
    case 'tls':
      return 'jiraUrl';
    default:
      return null;
  }
}
