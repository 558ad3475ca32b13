import { array, type InferType, object, string } from 'yup';
import { oneOf } from '../values/oneOf.ts';
import { isJsonObject } from '../values/jsonObject.ts';
import { finite } from '../values/numbers.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';

/** Inputs of the net value that the reader can enter; until the reader enters them, they are assumed. */
export const ECONOMICS_INPUTS = ['seats', 'price', 'realization'] as const;

/** Maximum number of seats, more than any company has. */
export const MAX_SEATS = 1_000_000;

/** Maximum price, in dollars per seat and month. */
export const MAX_SEAT_PRICE = 100_000;

/** Maximum number of months: half a century. */
export const MAX_SPEND_MONTHS = 600;

/** Maximum amount, in dollars a month. */
export const MAX_SPEND_AMOUNT = 1e9;

const monthlySpendSchema = object({
  /** yyyy-MM */
  month: string()
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/)
    .required(),
  /** Dollars. */
  amount: finite().min(0).max(MAX_SPEND_AMOUNT).required(),
});

/** Called before the entries themselves are validated, so they may be anything. */
function hasEachMonthOnce(spend: readonly unknown[] = []): boolean {
  const months = spend.map((entry) => (isJsonObject(entry) ? entry['month'] : entry));
  return new Set(months).size === months.length;
}

/** Files and storage of earlier versions have only the first three fields. */
const savedEconomicsSchema = object({
  seats: finite().min(0).max(MAX_SEATS).required(),
  pricePerSeatMonth: finite().min(0).max(MAX_SEAT_PRICE).required(),
  realisationRate: finite().min(0).max(1).required(),
  spend: array(monthlySpendSchema.required())
    .max(MAX_SPEND_MONTHS)
    .test('once', 'a month occurs twice', hasEachMonthOnce)
    .optional(),
  touched: array(oneOf(ECONOMICS_INPUTS)).max(ECONOMICS_INPUTS.length).optional(),
  enteredEngineerCost: finite().moreThan(0).nullable().optional(),
}).required();

export type EconomicsInput = (typeof ECONOMICS_INPUTS)[number];

/** The amount paid for the assistant in a calendar month (yyyy-MM), in dollars. */
export type MonthlySpend = Readonly<InferType<typeof monthlySpendSchema>>;

/** The inputs of the net value that are not part of the report. */
export interface Economics {
  /** Number of licenses of the assistant; one for each person of the team. */
  readonly seats: number;
  /** Dollars per seat and month. */
  readonly pricePerSeatMonth: number;
  /** Share of the freed time that becomes output, 0–1. The spelling is part of the report file format. */
  readonly realisationRate: number;
  /** Amounts paid by month, each month at most once. On the days of these months, the amounts replace seats × price. */
  readonly spend: readonly MonthlySpend[];
  /** The inputs that the reader entered; the others are assumed. */
  readonly touched: readonly EconomicsInput[];
  /** The annual engineer cost that the reader entered, in dollars. A report with another cost only assumes that cost. */
  readonly enteredEngineerCost: number | null;
}

/** Reads saved inputs. Inputs that earlier versions did not save count as not entered. */
export function parseEconomics(input: unknown): Parsed<Economics> {
  const saved = parseWith(savedEconomicsSchema, input);
  if (!saved.ok) return saved;
  const {
    seats,
    pricePerSeatMonth,
    realisationRate,
    spend = [],
    touched = [],
    enteredEngineerCost = null,
  } = saved.value;
  return { ok: true, value: { seats, pricePerSeatMonth, realisationRate, spend, touched, enteredEngineerCost } };
}
