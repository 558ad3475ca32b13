import { type Pilot, pilotFinished, pilotHalfWay, pilotPlanned } from '@roi-insight/contracts/fixtures/pilots';
import type { PilotState } from '@roi-insight/ui';

/** The pilot at each point in time. Fetched only when it is shown, because it is as large as a report. */
export const pilots: Readonly<Record<PilotState, Pilot>> = {
  planned: pilotPlanned,
  'half-way': pilotHalfWay,
  finished: pilotFinished,
};
