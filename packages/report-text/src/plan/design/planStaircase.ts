import type { Plan } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { ordinal } from './ordinal.ts';
import { planDay } from './planDay.ts';
import type { PlanOutline } from './PlanOutline.ts';

/** The title of the picture. */
export const STAIRCASE_TITLE = 'Who starts when';

/** The meaning of the patterns of the bars. */
export const STAIRCASE_LEGEND = { waits: 'Waits', ramp: 'Starts', uses: 'Uses the assistant' } as const;

/** One team of the picture. Positions are shares of its width, 0–1. */
export interface StaircaseRow {
  readonly id: string;
  /** The name of the team; before the draw, its place in the order. */
  readonly name: string;
  readonly isTeam: boolean;
  readonly kind: 'starts' | 'waits' | 'never';
  readonly isDrawn: boolean;
  /** Position at which the team starts. */
  readonly from: number;
  /** Position at which the team is expected to use the assistant fully. */
  readonly full: number;
  /** The team's start in words. */
  readonly when: string;
  /** How the team's start differs from the plan. */
  readonly deviation?: {
    /** Position of the planned start; null if the team should wait. */
    readonly planned: number | null;
    /** @example 'Started Jan 18, 2027' */
    readonly text: string;
  };
}

/** The starts of the teams by week, as steps. */
export interface Staircase {
  readonly rows: readonly StaircaseRow[];
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  /** The day of the report. */
  readonly read: { readonly x: number; readonly label: string };
}

/** The picture continues after the report, so that the starts of the waiting teams are visible. */
const BEYOND = 1.14;

/** Minimum distance between two ticks, as a share of the plan. */
const TICK_GAP = 1 / 7;
const TICK_WEEKS = [2, 4, 8, 13];

/**
 * The picture of a plan.
 * @param order the drawn order; null before the draw
 */
export function planStaircase(formats: Formats, outline: PlanOutline, order: Plan['order'] | null): Staircase {
  const { start, weeks, rampWeeks } = outline;
  const at = (week: number) => Math.min(1, week / (weeks * BEYOND));
  const row = (id: string, name: string, week: number | null): StaircaseRow => ({
    id,
    name,
    isTeam: true,
    isDrawn: true,
    ...(week === null
      ? { kind: 'waits', from: at(weeks), full: at(weeks + rampWeeks), when: waitsUntil(formats, outline) }
      : {
          kind: 'starts',
          from: at(week),
          full: at(week + rampWeeks),
          when: formats.dayShort(planDay(start, week)),
        }),
  });
  return {
    rows: [...drawnRows(formats, outline, order, row), ...fixedRows(formats, outline, row)],
    ticks: ticksOf(weeks).map((week) => ({ x: at(week), label: formats.dayShort(planDay(start, week)) })),
    read: { x: at(weeks), label: `Report ${formats.dayShort(planDay(start, weeks))}` },
  };
}

type MakeRow = (id: string, name: string, week: number | null) => StaircaseRow;

function drawnRows(formats: Formats, outline: PlanOutline, order: Plan['order'] | null, row: MakeRow) {
  const { slots, waiting, teams } = outline;
  if (order !== null) {
    const names = new Map(teams.map(({ key, name }) => [key, name]));
    return order.map(({ key, week }) => row(key, names.get(key) ?? key, week));
  }
  const weeks = [...slots, ...Array.from({ length: waiting }, () => null)];
  return weeks.map((week, index) =>
    Object.assign(row(`place-${index}`, `Drawn ${ordinal(formats, index + 1)}`, week), { isTeam: false }),
  );
}

function fixedRows(formats: Formats, outline: PlanOutline, row: MakeRow) {
  return outline.fixed.map(({ key, name, role }): StaircaseRow => {
    const fixed = { ...row(key, name, role === 'first' ? 0 : null), isDrawn: false };
    if (role === 'never') return { ...fixed, kind: 'never', from: 1, full: 1, when: 'never starts' };
    return role === 'first' ? fixed : { ...fixed, when: waitsUntil(formats, outline) };
  });
}

const waitsUntil = (formats: Formats, { start, weeks }: PlanOutline) =>
  `waits until ${formats.dayShort(planDay(start, weeks))}`;

/** The weeks with a tick; none is close to the day of the report. */
function ticksOf(weeks: number): number[] {
  const step = TICK_WEEKS.find((one) => one / weeks >= TICK_GAP) ?? weeks;
  const ticks = Array.from({ length: Math.ceil(weeks / step) }, (_, index) => index * step);
  return ticks.filter((week) => week === 0 || (weeks - week) / weeks >= TICK_GAP);
}
