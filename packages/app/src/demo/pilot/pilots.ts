import { type Pilot, pilotFinished, pilotHalfWay, pilotPlanned } from '@roi-insight/contracts/fixtures/pilots';
import type { PilotState } from '@roi-insight/ui';

/** The pilot at each time. Fetched when it is shown: it is as large as a report. */
export const pilots: Readonly<Record<PilotState, Pilot>> = {
  planned: pilotPlanned,
  'half-way': pilotHalfWay,
  finished: pilotFinished,
};
