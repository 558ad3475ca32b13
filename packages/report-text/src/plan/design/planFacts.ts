import type { Fact } from '../../Fact.ts';
import type { Formats } from '../../format/index.ts';
import { planDay } from './planDay.ts';
import type { PlanOutline } from './PlanOutline.ts';
import { possibleOrders } from '../forecast/possibleOrders.ts';

/** Numbers of this size or more are not shown exactly, because their digits mean nothing to a reader. */
const MANY = 1_000_000_000;

/** Dates and numbers of a plan. */
export function planFacts(formats: Formats, outline: PlanOutline): readonly Fact[] {
  const { start, weeks, slots, waiting, rampWeeks } = outline;
  const day = (week: number) => formats.day(planDay(start, week));
  const orders = possibleOrders(slots.length, waiting);
  return [
    { name: 'First start', value: day(0) },
    { name: 'Last drawn start', value: day(slots.at(-1) ?? 0) },
    { name: 'Report on', value: day(weeks) },
    { name: 'Wait until the report', value: formats.counted(waiting, 'team') },
    { name: 'Possible orders', value: orders < MANY ? formats.count(orders) : `More than ${formats.count(MANY)}` },
    { name: 'Time to full use', value: formats.counted(rampWeeks, 'week') },
  ];
}
