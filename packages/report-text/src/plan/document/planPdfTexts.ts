import type { CalendarDate, Plan } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import type { Staircase } from '../design/planStaircase.ts';

/** The texts of a plan's PDF about the PDF itself. */
export const planPdfTexts = {
  subject: 'Teams start in a drawn order, and a report on the planned day says what the rollout changed',
  foot: (formats: Formats, { terms }: Plan, made: CalendarDate) =>
    `A plan, not a result. Made on ${formats.day(made)}. Measurement version ${terms.measurementVersion}.`,
  /** The picture in words. */
  staircase: ({ rows, read }: Staircase) =>
    `Who starts when. ${rows.map(({ name, when }) => `${name}: ${when}`).join('; ')}. ${read.label}.`,
};
