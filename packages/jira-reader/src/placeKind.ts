import type { Task } from './analysis/Task.ts';

/**
 * How many times the tickets and the time of a report an analysis of each kind may have: a report reads up to 20 teams, a plan up to 40, and an
 * organization has up to 200. Each kind has places of its own, because an analysis may keep its place for as many times longer.
 */
export const PLACE_FACTORS = { report: 1, plan: 2, organization: 5 } as const;

export type PlaceKind = keyof typeof PLACE_FACTORS;

/** A value for each kind. */
export const byPlaceKind = <T>(of: (kind: PlaceKind) => T): Readonly<Record<PlaceKind, T>> => ({
  report: of('report'),
  plan: of('plan'),
  organization: of('organization'),
});

export const placeKindOf = ({ kind }: Task): PlaceKind => (kind === 'registration' ? 'report' : kind);
