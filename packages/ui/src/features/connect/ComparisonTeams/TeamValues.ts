import type { CalendarDate } from '@roi-insight/contracts';

export interface TeamValues {
  readonly projectName: string;
  readonly hasAdopted: boolean;
  /** The picked day; kept while `hasAdopted` is false. */
  readonly adopted: CalendarDate | null;
}

/** Whether a row is empty and therefore ignored. */
export const isEmptyTeam = ({ projectName, hasAdopted }: TeamValues): boolean =>
  projectName.trim() === '' && !hasAdopted;
