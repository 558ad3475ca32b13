import type { PlanReading, PlanTerms, Registration } from '@roi-insight/contracts';
import { DAY_MS } from '../../constants.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import { parseInstant } from '../../time/parseInstant.ts';
import type { PlanDeviation, RegisteredIssue } from './PlanDeviation.ts';

/** Deviations of the registration or the tracker. */
export function fileDeviations(
  { start, host }: PlanTerms,
  registration: Registration,
  registered: RegisteredIssue | null,
  reading: Pick<PlanReading, 'host'>,
): PlanDeviation[] {
  const deviations: PlanDeviation[] = [];
  if (registration.kind === 'random') deviations.push({ kind: 'not-witnessed' });
  else {
    const { created } = registration;
    if (!(parseInstant(created) < (dayNumber(start) ?? NaN) * DAY_MS))
      deviations.push({ kind: 'registered-late', created });
    const why = registered === null ? null : notConfirmed(registration, registered);
    if (why !== null) deviations.push({ kind: 'not-confirmed', why });
  }
  if (host !== reading.host) deviations.push({ kind: 'other-host', planned: host, read: reading.host });
  return deviations;
}

function notConfirmed(
  { id, created }: Extract<Registration, { kind: 'issue' }>,
  registered: RegisteredIssue,
): Extract<PlanDeviation, { kind: 'not-confirmed' }>['why'] | null {
  if (!('id' in registered)) return registered.kind;
  return registered.id === id && parseInstant(registered.created) === parseInstant(created) ? null : 'other-time';
}
