import type { CalendarDate } from '@roi-insight/contracts';
import type { Formats } from '@roi-insight/report-text';

/** The date that the report compares around: a wrong one changes every figure, and the form may have filled it in. */
export const adoptionDateLine = ({ day }: Pick<Formats, 'day'>, date: CalendarDate): string =>
  `Adoption date: ${day(date)} (from the form).`;
