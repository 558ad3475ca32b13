import { planOptionErrors } from '@roi-insight/report-text';
import {
  type FixedRole,
  FIXED_ROLES,
  isCalendarDate,
  PLAN_DAYS_AHEAD,
  PLAN_WEEKS,
  RAMP_WEEKS,
  PLAN_SAVING,
} from '@roi-insight/contracts';
import { addDays } from '@roi-insight/jira-reader';
import type { PlanChoice } from '@roi-insight/roi-math';
import { wrongInput } from '../exitCodes.ts';
import { readInput } from '../files/readInput.ts';
import { numberOption } from '../numberOption.ts';
import type { OptionsOf } from '../options/OptionTable.ts';
import type { PLAN_OPTIONS } from './planOptions.ts';

type PlanOptions = OptionsOf<typeof PLAN_OPTIONS>;

/** The choices in the options of `plan draft`. */
export interface PlanRequest {
  readonly teams: readonly { readonly project_name: string }[];
  readonly start: string;
  readonly sizeField: string | undefined;
  readonly choice: PlanChoice;
}

const DEFAULT_WEEKS = 26;

/** Reads the options of a plan. Throws a `CommandError`. */
export async function planRequest(options: PlanOptions, now: Date): Promise<PlanRequest> {
  const start = startOf(options.start, now);
  const weeks = numberOption(options, 'weeks', { ...PLAN_WEEKS, isWhole: true });
  const ramp = numberOption(options, 'ramp', { min: RAMP_WEEKS.min, max: RAMP_WEEKS.max, isWhole: true });
  const saving = numberOption(options, 'smallest-saving', {
    min: PLAN_SAVING.min * 100,
    max: PLAN_SAVING.max * 100,
  });
  const names = [...(options.team ?? []), ...(await namesIn(options.teams))];
  if (names.length === 0) throw wrongInput(planOptionErrors.noTeams);
  const sizeField = options['size-field'];
  return {
    teams: names.map((project_name) => ({ project_name })),
    start,
    sizeField,
    choice: {
      weeks: weeks ?? DEFAULT_WEEKS,
      rampWeeks: ramp ?? RAMP_WEEKS.default,
      smallestSaving: saving === null ? PLAN_SAVING.default : saving / 100,
      sizeField: sizeField?.trim() ?? null,
      fixed: fixedTeams(options),
      settings: new Map(),
    },
  };
}

function startOf(start: string | undefined, now: Date): string {
  if (start === undefined) throw wrongInput(planOptionErrors.noStart);
  if (!isCalendarDate(start) || new Date(start).getUTCDay() !== 1) throw wrongInput(planOptionErrors.start);
  const earliest = addDays(now.toISOString().slice(0, 10), PLAN_DAYS_AHEAD);
  if (start < earliest) throw wrongInput(planOptionErrors.early(PLAN_DAYS_AHEAD));
  return start;
}

/** The names in a file, one per line. */
async function namesIn(file: string | undefined): Promise<readonly string[]> {
  if (file === undefined) return [];
  const lines = (await readInput(file)).split(/\r?\n/);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function fixedTeams(options: PlanOptions): ReadonlyMap<string, FixedRole> {
  const fixed = new Map<string, FixedRole>();
  for (const role of FIXED_ROLES)
    for (const key of options[role] ?? []) {
      if (fixed.has(key)) throw wrongInput(planOptionErrors.fixedTwice);
      fixed.set(key, role);
    }
  return fixed;
}
