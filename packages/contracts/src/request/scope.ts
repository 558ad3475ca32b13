import { array, boolean, type InferType, object, string } from 'yup';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { count, finite } from '../values/numbers.ts';
import { MAX_SCOPE_NAME_LENGTH } from './scopeLimits.ts';

/** Maximum number of entries in a list of the scope, both in a request and in the lists to choose from. */
export const MAX_SCOPE_ENTRIES = 200;

/** Maximum number of holidays in a calendar. */
export const MAX_HOLIDAYS = 400;

const entry = () =>
  string().typeError('${path} must be text').max(MAX_SCOPE_NAME_LENGTH, '${path} is too long').defined();

const chosen = () =>
  array(entry())
    .typeError('${path} must be a list')
    .min(1, '${path} must name at least one')
    .max(MAX_SCOPE_ENTRIES, '${path} must have at most ${max} entries')
    .optional();

/**
 * The tickets that count, in both periods. An absent list leaves no ticket out. An empty text means tickets without
 * such an entry, for example without a component.
 */
export const scopeSchema = object({
  types: chosen(),
  components: chosen(),
  labels: chosen(),
  work_statuses: chosen(),
}).typeError('${path} must be an object');

const START = /^([01]\d|2[0-3]):[0-5]\d$/;
const END = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const time = (pattern: RegExp) => {
  const message = '${path} must be a time like 09:00';
  return string().typeError(message).matches(pattern, message).required();
};

export const startTime = () => time(START);
export const endTime = () => time(END);

/**
 * Whether work ends later than it starts. Called before the times themselves are validated, so they may be missing or
 * invalid.
 */
function isInOrder(hours: { readonly from?: unknown; readonly to?: unknown } | undefined): boolean {
  const [from, to] = [String(hours?.from), String(hours?.to)];
  return !START.test(from) || !END.test(to) || from < to;
}

/** The start and the end of work on the wall clock. */
export const workingHoursSchema = object({ from: startTime(), to: endTime() })
  .typeError('${path} must be an object')
  .test('order', '${path} must end later than they start', isInOrder);

/** The working time in which hours are measured. Defaults: Jira's time zone, Monday to Friday, 09:00–17:00, no holidays. */
export const calendarSchema = object({
  time_zone: string()
    .typeError('${path} must be text')
    .test('zone', '${path} must be a time zone like Europe/Berlin', (zone) => zone === undefined || isTimeZone(zone)),
  working_days: array(
    finite().integer().min(1).max(7).typeError('${path} must be a weekday from 1 (Monday) to 7 (Sunday)').required(),
  )
    .typeError('${path} must be a list')
    .min(1, '${path} must have at least one weekday')
    .max(7, '${path} must have at most ${max} weekdays')
    .optional(),
  hours: workingHoursSchema.optional().default(undefined),
  holidays: array(calendarDate().required())
    .typeError('${path} must be a list')
    .max(MAX_HOLIDAYS, '${path} must have at most ${max} days')
    .optional(),
}).typeError('${path} must be an object');

/** An entry of a scope, with its name. */
export const scopeEntrySchema = object({ id: string().defined(), name: string().defined() });

/** The calendar of a report, as it was applied. Its time zone may be one that only the server knows. */
export const appliedCalendarSchema = calendarSchema.shape({ time_zone: string().optional() });

const applied = () => array(scopeEntrySchema.required()).max(MAX_SCOPE_ENTRIES).optional();

/** The scope of a report, as it was applied. */
export const appliedScopeSchema = object({
  types: applied(),
  components: applied(),
  labels: applied(),
  work_statuses: applied(),
});

/** An entry to which a scope can be narrowed, with its number of tickets. */
export const availableEntrySchema = object({
  id: string().defined(),
  name: string().defined(),
  tickets: count().required(),
});

/** A status in which tickets are or were. */
export const availableStatusSchema = availableEntrySchema.shape({ in_progress: boolean().required() });

const available = () => array(availableEntrySchema.required()).required();

/** The entries to which a scope can be narrowed: the {@link MAX_SCOPE_ENTRIES} most frequent of each kind, and those that were chosen. */
export const availableScopeSchema = object({
  types: available(),
  components: available(),
  labels: available(),
  statuses: array(availableStatusSchema.required()).required(),
});

export type Scope = InferType<typeof scopeSchema>;
export type Calendar = InferType<typeof calendarSchema>;
export type WorkingHours = InferType<typeof workingHoursSchema>;
export type ScopeEntry = InferType<typeof scopeEntrySchema>;
export type AppliedCalendar = InferType<typeof appliedCalendarSchema>;
export type AppliedScope = InferType<typeof appliedScopeSchema>;
export type AvailableEntry = InferType<typeof availableEntrySchema>;
export type AvailableStatus = InferType<typeof availableStatusSchema>;
export type AvailableScope = InferType<typeof availableScopeSchema>;

/** Whether `zone` is an IANA name that this runtime knows. Only some runtimes also accept offsets. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
