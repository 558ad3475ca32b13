const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OPENS = 9 * HOUR;
const CLOSES = 17 * HOUR;

/** Milliseconds into the day. */
const timeOfDay = (wall: number) => ((wall % DAY) + DAY) % DAY;
const startOfDay = (wall: number) => wall - timeOfDay(wall);
const isWeekend = (wall: number) => [0, 6].includes(new Date(wall).getUTCDay());

/** The first moment at or after `wall` at which people work: Mon–Fri, 09:00–17:00 on the wall clock. */
export function nextWorkingMoment(wall: number): number {
  const time = timeOfDay(wall);
  let moment = time < OPENS ? startOfDay(wall) + OPENS : time >= CLOSES ? startOfDay(wall) + DAY + OPENS : wall;
  while (isWeekend(moment)) moment = startOfDay(moment) + DAY + OPENS;
  return moment;
}

/** The wall time at which `hours` of working time have passed since `wall`. */
export function addWorkingHours(wall: number, hours: number): number {
  let left = hours * HOUR;
  let moment = nextWorkingMoment(wall);
  for (;;) {
    const today = startOfDay(moment) + CLOSES - moment;
    if (left <= today) return moment + left;
    left -= today;
    moment = nextWorkingMoment(startOfDay(moment) + CLOSES);
  }
}
