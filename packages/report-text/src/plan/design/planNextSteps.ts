import type { Formats } from '../../format/index.ts';
import { planDay } from './planDay.ts';
import type { PlanOutline } from './PlanOutline.ts';

/** The next steps after the order is drawn. */
export const planNextSteps = (
  formats: Formats,
  { start, weeks }: Pick<PlanOutline, 'start' | 'weeks'>,
): readonly string[] => [
  'Save the plan file. Without it, no report can be made on this plan.',
  'Give the PDF and the calendar to the teams. Let each one start on its day, and not before.',
  `On ${formats.day(planDay(start, weeks))}, open the plan file on the page “Calculate Your ROI”. The report says what the rollout changed.`,
];
