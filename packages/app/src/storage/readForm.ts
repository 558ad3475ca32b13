import { type CalendarDate, isCalendarDate, isTrackerUrl } from '@roi-insight/contracts';
import { FORM_DATA_KEY } from './storageKeys.ts';
import type { TeamValues } from '@roi-insight/ui';
import type { SessionStore } from './sessionStore.ts';

/** The usable parts of the stored form; a missing or invalid part is null. */
export interface StoredForm {
  readonly email: string | null;
  readonly jiraUrl: string | null;
  readonly projectName: string | null;
  readonly adoptionDate: CalendarDate | null;
  /** Empty without comparison teams. */
  readonly comparison: TeamValues[];
}

/** Reads the stored form part by part: a report from a file stores only the part that identifies its project. */
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

/** Checks only what the form relies on; the server validates it again. */
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
