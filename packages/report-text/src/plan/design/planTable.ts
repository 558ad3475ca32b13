import type { Plan } from '@roi-insight/contracts';
import { bidiIsolate, type Formats } from '../../format/index.ts';
import { FIXED_ROLE_TEXT } from './fixedRoleTexts.ts';
import { planDay } from './planDay.ts';
import type { PlanOutline } from './PlanOutline.ts';

/** Team, project key and start of each team, in the drawn order. */
export function planTable(
  formats: Formats,
  outline: PlanOutline,
  order: Plan['order'],
): readonly (readonly string[])[] {
  const { start, weeks, teams, fixed } = outline;
  const names = new Map(teams.map(({ key, name }) => [key, name]));
  const day = (week: number) => formats.day(planDay(start, week));
  return [
    ...order.map(({ key, week }, index) => [
      `${formats.count(index + 1)}. ${bidiIsolate(names.get(key) ?? key)}`,
      key,
      week === null ? `Waits until ${day(weeks)}` : day(week),
    ]),
    ...fixed.map(({ key, name, role }) => [bidiIsolate(name), key, `${FIXED_ROLE_TEXT[role]}, not drawn`]),
  ];
}

/** The headings of `planTable`. */
export const PLAN_TABLE_HEADINGS = ['Team', 'Project', 'Start'] as const;
