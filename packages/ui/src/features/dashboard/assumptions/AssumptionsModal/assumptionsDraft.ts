import {
  type Economics,
  type EconomicsInput,
  MAX_SEAT_PRICE,
  MAX_SEATS,
  type MonthlySpend,
} from '@roi-insight/contracts';
import { type AssumptionNumber, assumptionProblems, type Formats, unclearNumber } from '@roi-insight/report-text';

/** The values of the modal's fields while they are being edited; null for a field that contains no number. */
export interface AssumptionsDraft {
  readonly cost: number | null;
  readonly seats: number | null;
  readonly price: number | null;
  /** In percent. */
  readonly realization: number | null;
  readonly spend: readonly MonthlySpend[];
  /** The fields that the reader has typed into, now or earlier. */
  readonly entered: readonly AssumptionNumber[];
  /** The typed texts of the fields, because a number does not contain its typed decimals. */
  readonly typed: Readonly<Partial<Record<AssumptionNumber, string>>>;
}

/** Messages of the invalid fields. */
export type DraftErrors = Readonly<Partial<Record<AssumptionNumber, string>>>;

export function draftOf(engineerAnnualCost: number, economics: Economics): AssumptionsDraft {
  const { seats, pricePerSeatMonth, realisationRate, spend, touched, enteredEngineerCost } = economics;
  return {
    cost: engineerAnnualCost,
    seats,
    price: pricePerSeatMonth,
    // Rounded, because 0.07 × 100 is not exactly 7 in floating point.
    realization: Number((realisationRate * 100).toFixed(4)),
    spend,
    entered: enteredEngineerCost === engineerAnnualCost ? ['cost', ...touched] : touched,
    typed: {},
  };
}

/** Whether the report can be calculated with this cost. */
export const isCost = (cost: number | null): cost is number => cost !== null && Number.isFinite(cost) && cost > 0;

/** Messages of the fields that the reader has to correct before saving. Only an unclear cost has a message, as specified. */
export function draftErrors(formats: Formats, { seats, price, realization, typed }: AssumptionsDraft): DraftErrors {
  const unclear = Object.fromEntries(
    Object.entries(typed).flatMap(([field, text]) => {
      const message = unclearNumber(text);
      return message === null ? [] : [[field, message]];
    }),
  );
  return {
    ...(isWithin(seats, 1, MAX_SEATS) && Number.isInteger(seats) ? {} : { seats: assumptionProblems.seats }),
    ...(isWithin(price, 0, MAX_SEAT_PRICE) ? {} : { price: assumptionProblems.price(formats) }),
    ...(isWithin(realization, 0, 100) ? {} : { realization: assumptionProblems.realization }),
    ...unclear,
  };
}

/** The cost and the economics of a draft; null if one of them cannot be saved. */
export function savedOf(
  formats: Formats,
  draft: AssumptionsDraft,
): { readonly cost: number; readonly economics: Economics } | null {
  const { cost, seats, price, realization, spend, entered } = draft;
  if (!isCost(cost)) return null;
  if (seats === null || price === null || realization === null || Object.keys(draftErrors(formats, draft)).length > 0)
    return null;
  return {
    cost,
    economics: {
      seats,
      pricePerSeatMonth: price,
      realisationRate: realization / 100,
      spend,
      touched: entered.filter((field): field is EconomicsInput => field !== 'cost'),
      enteredEngineerCost: entered.includes('cost') ? cost : null,
    },
  };
}

const isWithin = (value: number | null, min: number, max: number) => value !== null && value >= min && value <= max;
