import { type Economics, type EconomicsInput, MAX_SEAT_PRICE, MAX_SEATS } from '@roi-insight/contracts';
import type { Formats } from './format/index.ts';

/** A slider for one input of the net value. The positions are whole numbers: seats, hundredths of a price, or hundredths of a percent. */
export interface WhatIfSlider {
  readonly input: EconomicsInput;
  readonly label: string;
  /** The possible positions, ascending. The initial position is one of them. */
  readonly stops: readonly number[];
  /** Step of Page Up and Page Down. */
  readonly largeStep: number;
  readonly position: number;
  readonly text: string;
  /** Whether moving the slider would change nothing. */
  readonly isDisabled: boolean;
  /** The inputs after moving the slider to a position. */
  readonly at: (position: number) => Economics;
}

const HUNDREDTHS = 100;
const PERCENT = 100;
/** The slider of seats ends at this number or higher. */
const USUAL_SEATS = 100;
/** The slider of a usual price ends at this number or higher. */
const USUAL_PRICE = 200;
/** A slider of seats has at most about ten times this number of steps. */
const STEPS = 100;
const PRICE_STEPS = 200;
const LARGE = 10;

/** Why the sliders of seats and price are disabled when the actual spend is known. */
export const WHAT_IF_SPEND =
  'Your actual spend replaces seats × price. Remove it in Edit Assumptions to try other values.';

/** The sliders that show the effect of changed inputs. @param opened the initial inputs, which define the ranges */
export function whatIfSliders(formats: Formats, opened: Economics, economics: Economics): readonly WhatIfSlider[] {
  const { seats, pricePerSeatMonth: price, realisationRate: rate } = economics;
  const isPaid = economics.spend.length > 0;
  const enter = (input: EconomicsInput, change: Partial<Economics>): Economics => ({
    ...economics,
    ...change,
    touched: economics.touched.includes(input) ? economics.touched : [...economics.touched, input],
  });
  return [
    {
      input: 'seats',
      label: 'Seats',
      ...seatRange(opened.seats),
      position: seats,
      text: formats.count(seats),
      isDisabled: isPaid,
      at: (position) => enter('seats', { seats: position }),
    },
    {
      input: 'price',
      label: 'Seat price per month',
      ...priceRange(opened.pricePerSeatMonth),
      position: Math.round(price * HUNDREDTHS),
      text: formats.cents(price),
      isDisabled: isPaid,
      at: (position) => enter('price', { pricePerSeatMonth: position / HUNDREDTHS }),
    },
    {
      input: 'realization',
      label: 'Time put to use',
      ...range(0, PERCENT * HUNDREDTHS, HUNDREDTHS, Math.round(opened.realisationRate * PERCENT * HUNDREDTHS)),
      position: Math.round(rate * PERCENT * HUNDREDTHS),
      text: formats.typedPercent(Number((rate * PERCENT).toFixed(2))),
      isDisabled: false,
      at: (position) => enter('realization', { realisationRate: position / (PERCENT * HUNDREDTHS) }),
    },
  ];
}

function seatRange(seats: number) {
  const most = Math.min(MAX_SEATS, Math.max(USUAL_SEATS, 4 * seats));
  return range(1, most, powerOfTen(most / STEPS), seats);
}

/** The range of the price of a seat: up to 200 in most currencies, and up to 20,000 if a seat costs some thousands. */
function priceRange(price: number) {
  const most = Math.min(MAX_SEAT_PRICE, USUAL_PRICE * powerOfTen((price * LARGE) / USUAL_PRICE));
  return range(0, most * HUNDREDTHS, (most / PRICE_STEPS) * HUNDREDTHS, Math.round(price * HUNDREDTHS));
}

/** The largest power of ten up to a value, at least 1. */
const powerOfTen = (value: number) => 10 ** Math.floor(Math.log10(Math.max(1, value)));

/** All multiples of a step between two ends, the ends themselves, and the present value. */
function range(min: number, max: number, step: number, present: number) {
  const multiples = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
  const all = new Set([min, ...multiples.filter((value) => value > min), max, present]);
  return { stops: [...all].toSorted((a, b) => a - b), largeStep: LARGE * step };
}
