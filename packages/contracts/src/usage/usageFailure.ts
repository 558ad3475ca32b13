import type { CalendarDate } from '../values/calendarDate.ts';

/** A place in a file of usage: its line from 1, or in JSON the position of the entry from 1. */
export interface UsagePlace {
  readonly file: string;
  readonly line: number | null;
  readonly entry: number | null;
}

/** The expected kind of a value. */
export type ExpectedValue =
  | 'amount'
  | 'boolean'
  | 'count'
  | 'currency'
  | 'day'
  | 'day-or-none'
  | 'earlier-day'
  | 'later-day'
  | 'list'
  | 'monday'
  | 'name'
  | 'no-error'
  | 'no-next-page'
  | 'object'
  | 'past-day'
  | 'same-day'
  | 'smaller-amount'
  | 'team-name';

/** Things that can exceed a limit. */
export type UsageUnit =
  | 'characters'
  | 'combinations'
  | 'people'
  | 'records'
  | 'spend'
  | 'teams'
  | 'week-spend'
  | 'weeks';

type AtPlace<Reason extends string, Params = unknown> = {
  readonly reason: Reason;
  readonly place: UsagePlace;
} & Params;
type InFile<Reason extends string, Params = unknown> = { readonly reason: Reason; readonly file: string } & Params;

/**
 * The reason why files of usage cannot be used. `field` is a name from the format. A failure quotes only names of teams
 * from a file, because other parts could name a person.
 */
export type UsageFailure =
  | InFile<'usage-empty'>
  | InFile<'usage-not-text', { readonly line: number | null }>
  | InFile<'usage-nul', { readonly line: number | null }>
  | InFile<'usage-packed'>
  | InFile<'usage-written'>
  | InFile<'usage-not-json', { readonly line: number | null }>
  | InFile<'usage-cut'>
  | InFile<'usage-quote', { readonly line: number | null }>
  | InFile<'usage-unknown-format'>
  | InFile<'usage-mixed-formats'>
  | InFile<'usage-totals-only', { readonly period: '28-days' | 'month' | 'summary' }>
  | InFile<'usage-unknown-column', { readonly column: number }>
  | InFile<'usage-missing-column', { readonly field: string }>
  | InFile<'usage-column-twice', { readonly field: string }>
  | InFile<'usage-two-week-columns'>
  | InFile<'usage-pages-missing', { readonly day: CalendarDate }>
  | AtPlace<'usage-cells', { readonly cells: number; readonly columns: number }>
  | AtPlace<'usage-value', { readonly field: string; readonly expected: ExpectedValue }>
  | AtPlace<'usage-price'>
  | AtPlace<'usage-date-order', { readonly days: readonly [CalendarDate, CalendarDate] }>
  | AtPlace<'usage-twice', { readonly unit: 'person-day' | 'team-week' | 'team-day' }>
  | AtPlace<'usage-one-team', { readonly names: readonly [string, string] }>
  | AtPlace<'usage-more-active'>
  | AtPlace<'usage-two-currencies', { readonly field: string }>
  | AtPlace<'usage-no-currency'>
  | AtPlace<'usage-two-teams'>
  | AtPlace<'usage-same-team-name'>
  | AtPlace<'usage-team-twice', { readonly line: number }>
  | InFile<'usage-team-count', { readonly count: number | null; readonly min: number; readonly max: number }>
  | { readonly reason: 'usage-too-large'; readonly unit: UsageUnit; readonly limit: number }
  | { readonly reason: 'usage-no-records' }
  | { readonly reason: 'usage-no-team' }
  | { readonly reason: 'usage-two-memberships' }
  | { readonly reason: 'usage-unknown-people' }
  | { readonly reason: 'usage-unknown-team' };

export type UsageFailureReason = UsageFailure['reason'];
