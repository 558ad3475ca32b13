import { type CalendarDate, isCalendarDate, isTrackerUrl } from '@roi-insight/contracts';
import { FORM_DATA_KEY } from './storageKeys.ts';
import type { TeamValues } from '@roi-insight/ui';
import type { SessionStore } from './sessionStore.ts';

/** What of the stored form can be used again; a part that is missing or not what it should be is null. */
export interface StoredForm {
  readonly email: string | null;
  readonly jiraUrl: string | null;
  readonly projectName: string | null;
  readonly adoptionDate: CalendarDate | null;
  /** Empty: no teams to compare with. */
  readonly comparison: TeamValues[];
}

/** Reads the stored form part by part, so that a report opened from a file can leave its origin there alone. */
export function readForm(store: SessionStore): StoredForm {
  const form = storedObject(store.read(FORM_DATA_KEY));
  const teams: unknown = Reflect.get(form, 'comparison');
  const text = (name: string, isRight: (text: string) => boolean = () => true): string | null => {
    const value: unknown = Reflect.get(form, name);
    return typeof value === 'string' && isRight(value) ? value : null;
  };
  return {
    email: text('email'),
    jiraUrl: text('jiraUrl', isTrackerUrl),
    projectName: text('projectName'),
    adoptionDate: text('claudeAdoptionDate', isCalendarDate),
    comparison: Array.isArray(teams) && teams.every(isTeam) ? teams : [],
  };
}

/** As far as the form relies on it; the server checks it again. */
function isTeam(input: unknown): input is TeamValues {
  const { projectName, adopted }: Partial<Record<string, unknown>> = Object(input);
  return typeof projectName === 'string' && (adopted === null || isCalendarDate(String(adopted)));
}

function storedObject(text: string | null): object {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
