import { rejectedTeamField } from '../ComparisonTeams/rejectedTeamField.ts';
import type { SubmissionFailure } from '@roi-insight/report-text';
import type { ConnectFormApi } from './ConnectFields.tsx';
import { fieldToCorrect } from './fieldToCorrect.ts';

/** Focuses the field that most likely caused the failure. Returns false if no field caused it, so that submitting again may help. */
export function focusInvalidField(form: ConnectFormApi, failure: SubmissionFailure): boolean {
  const team = rejectedTeamField(failure);
  if (team !== null) form.setError(team.path, { message: team.message });
  const field = team === null ? fieldToCorrect(failure) : 'comparison';
  if (field !== null) form.setFocus(field);
  return field !== null;
}
