import type { CalendarDate } from '@roi-insight/contracts';

/** A row of the form's teams to compare with. */
export interface TeamValues {
  readonly projectName: string;
  readonly hasAdopted: boolean;
  /** The day that was picked; kept while `hasAdopted` is false. */
  readonly adopted: CalendarDate | null;
}

/** Whether a row says nothing: it is ignored. */
export const isEmptyTeam = ({ projectName, hasAdopted }: TeamValues): boolean =>
  projectName.trim() === '' && !hasAdopted;
