import {
  type CalendarDate,
  DEFAULT_ADOPTION_DATE,
  type SampleProject,
  type SampleTracker,
} from '@roi-insight/contracts';
import { emptyTracker, sampleTracker } from '../../shell/tracker/trackerDraft.ts';
import type { ConnectFormValues } from './connectFormSchema.ts';

/** Local midnight of a calendar day: the day that the user means, in any time zone. */
export const localMidnight = (day: CalendarDate): Date => new Date(`${day}T00:00`);

/** The initial form: empty, with the default date. */
export function emptyDraft(): ConnectFormValues {
  return {
    ...emptyTracker,
    projectName: '',
    launchDate: localMidnight(DEFAULT_ADOPTION_DATE),
    includeTickets: false,
  };
}

/** The form filled in for a project of the sample tracker; the other choices stay. */
export function sampleDraft(
  sample: SampleTracker,
  { name }: Pick<SampleProject, 'name'>,
  includeTickets: boolean,
): ConnectFormValues {
  return {
    ...sampleTracker(sample),
    projectName: name,
    launchDate: localMidnight(sample.adoption_date),
    includeTickets,
  };
}
