import { PLAN_DAYS_AHEAD } from '@roi-insight/contracts';

const MONDAY = 1;

/** Local midnight of the Monday on or after a day. */
export function mondayFrom(day: Date): Date {
  const ahead = (7 + MONDAY - day.getDay()) % 7;
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + ahead);
}

/** The first Monday on which a plan that is made today can begin. */
export const firstMonday = (today: Date): Date =>
  mondayFrom(new Date(today.getFullYear(), today.getMonth(), today.getDate() + PLAN_DAYS_AHEAD));

/** The last one that can be picked: plans further ahead say nothing about the teams of then. */
export const lastMonday = (today: Date): Date =>
  mondayFrom(new Date(today.getFullYear() + 1, today.getMonth(), today.getDate()));
