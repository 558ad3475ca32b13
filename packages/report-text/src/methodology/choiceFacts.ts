import type { AppliedCalendar, CalendarDate, Provenance, ScopeChoice, ScopeEntry } from '@roi-insight/contracts';
import { capitalized } from '../capitalized.ts';
import { DEFAULT_CALENDAR, HOURS_PER_DAY } from '@roi-insight/roi-math';
import type { Fact } from '../Fact.ts';
import { bidiIsolate, type Formats } from '../format/index.ts';

/** Maximum number of names in a list; the others are counted. */
const MAX_NAMES = 12;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const LISTS = [
  ['types', 'Issue types', 'No type'],
  ['components', 'Components', 'No component'],
  ['labels', 'Labels', 'No label'],
  ['work_statuses', 'Work statuses', 'No status'],
] as const;

/** The scope and calendar that were chosen for this report, and how often they were changed; [] if nothing was chosen for the report. */
export function choiceFacts(formats: Formats, provenance: Provenance): readonly Fact[] {
  const { scope, calendar, measure, measures } = provenance;
  const changes = scopeChangesText(formats, provenance);
  const holidays = calendar?.holidays ?? [];
  return [
    ...listFacts(formats, scope).map(({ name, value }) => ({ name, value })),
    ...(holidays.length === 0 ? [] : [{ name: 'Holidays', value: holidaysText(formats, holidays) }]),
    ...(calendar?.hours === undefined || measure === 'logged'
      ? []
      : [
          {
            name: 'Days per task',
            value: `${formats.count(HOURS_PER_DAY)} working hours count as one day, regardless of the working hours above`,
          },
        ]),
    ...(measures === undefined || measure === 'logged'
      ? []
      : [{ name: 'Logged hours', value: 'Not used, although most tickets have them' }]),
    ...(changes === null ? [] : [{ name: `${capitalized(choicesOf(provenance))} changes`, value: changes }]),
  ];
}

/** A difference of scope and calendar from the default. */
export interface ChoiceText {
  readonly part: (typeof LISTS)[number][0] | 'working-time' | 'time-zone' | 'measure' | 'size';
  readonly text: string;
}

/** The differences of scope, calendar, measure and size from the default, one sentence each; [] for the default. */
export function describeChoice(
  formats: Formats,
  { scope, calendar }: Pick<Provenance, 'scope' | 'calendar'>,
  { measure, size_field: sizeField }: Pick<ScopeChoice, 'measure' | 'size_field'>,
): readonly ChoiceText[] {
  const time = workingTimeText(formats, calendar);
  const zone = calendar?.time_zone;
  return [
    ...listFacts(formats, scope).map(({ part, name, value }) => ({ part, text: `${name}: ${value}` })),
    ...(time === workingTimeText(formats, undefined)
      ? []
      : [{ part: 'working-time', text: `Working time: ${time}` } as const]),
    ...(zone === undefined ? [] : [{ part: 'time-zone', text: `Time zone: ${zone}` } as const]),
    ...(measure === undefined ? [] : [{ part: 'measure', text: 'Times: status times, not logged hours' } as const]),
    ...(sizeField === undefined
      ? []
      : [{ part: 'size', text: `Size of tickets: the field ${bidiIsolate(sizeField)}` } as const]),
  ];
}

function listFacts(formats: Formats, scope: Provenance['scope']) {
  return LISTS.flatMap(([part, name, none]) => {
    const entries = scope?.[part];
    return entries === undefined ? [] : [{ part, name, value: namesText(formats, entries, none) }];
  });
}

/** How often a choice was changed after a result was seen; null: never. */
export function scopeChangesText(formats: Formats, provenance: Provenance): string | null {
  const { scope_changes: changes = 0 } = provenance;
  if (changes === 0) return null;
  const times = changes === 1 ? 'once' : `${formats.count(changes)} times`;
  return `${capitalized(choicesOf(provenance))} changed ${times} after a result was seen.`;
}

/** The names of the choices whose changes are counted. */
function choicesOf({ measures, size }: Provenance): string {
  const others = [
    'calendar',
    ...(measures === undefined ? [] : ['measure']),
    ...(size === undefined ? [] : ['size field']),
  ];
  return `${['scope', ...others.slice(0, -1)].join(', ')} or ${others.at(-1) ?? ''}`;
}

/** Days, hours and number of holidays. @example workingTimeText(formats, undefined) // 'Monday to Friday, 9 to 17' */
export function workingTimeText(formats: Formats, calendar: AppliedCalendar | undefined): string {
  const days = calendar?.working_days ?? DEFAULT_CALENDAR.workingDays;
  const { from, to } = calendar?.hours ?? DEFAULT_CALENDAR;
  const holidays = calendar?.holidays?.length ?? 0;
  const without = holidays === 0 ? '' : `, without ${formats.counted(holidays, 'holiday')}`;
  return `${weekdaysText(days)}, ${clockText(formats, from)} to ${clockText(formats, to)}${without}`;
}

/** Consecutive days as a range, others as a list. */
function weekdaysText(days: readonly number[]): string {
  const names = days.map((day) => WEEKDAYS[day - 1] ?? '');
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 1];
  const isRange = days.length > 2 && last - first === days.length - 1;
  return isRange ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

const clockText = (formats: Formats, time: string) => formats.clock(time.replace(/^0/, '').replace(/:00$/, ''));

function namesText(formats: Formats, entries: readonly ScopeEntry[], none: string): string {
  const names = entries.slice(0, MAX_NAMES).map(({ id, name }) => (id === '' ? none : bidiIsolate(name)));
  const more = entries.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${formats.count(more)} more` : names.join(', ');
}

function holidaysText(formats: Formats, holidays: readonly CalendarDate[]): string {
  const [first = '', last = ''] = [holidays[0], holidays.at(-1)];
  if (holidays.length === 1) return formats.day(first);
  return `${formats.count(holidays.length)} days from ${formats.day(first)} to ${formats.day(last)}`;
}
