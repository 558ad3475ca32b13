import { DAY_MS, HOUR_MS } from '../time.ts';

const OPENS_MS = 9 * HOUR_MS;
const CLOSES_MS = 17 * HOUR_MS;

const timeOfDay = (wall: number) => ((wall % DAY_MS) + DAY_MS) % DAY_MS;
const startOfDay = (wall: number) => wall - timeOfDay(wall);
const isWeekend = (wall: number) => [0, 6].includes(new Date(wall).getUTCDay());

/** The first working moment at or after `wall`: Mon–Fri, 09:00–17:00 on the wall clock. */
export function nextWorkingMoment(wall: number): number {
  const time = timeOfDay(wall);
  let moment =
    time < OPENS_MS ? startOfDay(wall) + OPENS_MS : time >= CLOSES_MS ? startOfDay(wall) + DAY_MS + OPENS_MS : wall;
  while (isWeekend(moment)) moment = startOfDay(moment) + DAY_MS + OPENS_MS;
  return moment;
}

/** The wall time after `hours` of working time from `wall`. */
export function addWorkingHours(wall: number, hours: number): number {
  let left = hours * HOUR_MS;
  let moment = nextWorkingMoment(wall);
  for (;;) {
    const today = startOfDay(moment) + CLOSES_MS - moment;
    if (left <= today) return moment + left;
    left -= today;
    moment = nextWorkingMoment(startOfDay(moment) + CLOSES_MS);
  }
}
