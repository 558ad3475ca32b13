import {
  type Economics,
  type EconomicsInput,
  MAX_SEAT_PRICE,
  MAX_SEATS,
  MAX_SPEND_AMOUNT,
  type Report,
} from '@roi-insight/contracts';
import { bridge, evenSpend, knownSpend } from '@roi-insight/roi-math';
import type { Formats } from './format/index.ts';

/** A slider for one input of the net value. The positions are whole numbers: seats, hundredths of an amount, or hundredths of a percent. */
export interface WhatIfSlider {
  readonly input: EconomicsInput | 'spend';
  readonly label: string;
  /** The possible positions, ascending. The initial position is one of them. */
  readonly stops: readonly number[];
  /** Step of Page Up and Page Down. */
  readonly largeStep: number;
  readonly position: number;
  readonly text: string;
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
/** The slider of spend ends at this amount a month or higher, and has 20 steps for each power of ten. */
const USUAL_SPEND = 100;
const SPEND_STEPS = 20;
const LARGE = 10;

/**
 * The sliders that show the effect of changed inputs: those of spend if the spend is known, otherwise those of seats and
 * price. A slider that does not move the net value is left out.
 * @param opened the initial inputs, which define the ranges
 */
export function whatIfSliders(
  formats: Formats,
  report: Report,
  opened: Economics,
  economics: Economics,
): readonly WhatIfSlider[] {
  const before = allSliders(formats, report, opened, opened);
  return allSliders(formats, report, opened, economics).filter((slider, index) =>
    // A slider stays while another one, such as a price of 0, takes its effect away.
    [slider, before[index]].some((one) => one !== undefined && movesNet(report, one)),
  );
}

function movesNet(report: Report, { stops, at }: WhatIfSlider): boolean {
  const [first, last] = [stops[0] ?? 0, stops.at(-1) ?? 0].map((stop) => bridge(report, at(stop)));
  if (first?.kind !== 'ready' || last?.kind !== 'ready') return false;
  const isRefused = first.outcome === 'refused' && last.outcome === 'refused';
  return !isRefused && JSON.stringify(first.net) !== JSON.stringify(last.net);
}

function allSliders(
  formats: Formats,
  report: Report,
  opened: Economics,
  economics: Economics,
): readonly WhatIfSlider[] {
  const { realisationRate: rate } = economics;
  return [
    ...(knownSpend(report, economics) === null
      ? seatSliders(formats, opened, economics)
      : [spendSlider(formats, report, opened, economics)]),
    {
      input: 'realization',
      label: 'Time put to use',
      ...range(0, PERCENT * HUNDREDTHS, HUNDREDTHS, Math.round(opened.realisationRate * PERCENT * HUNDREDTHS)),
      position: Math.round(rate * PERCENT * HUNDREDTHS),
      text: formats.typedPercent(Number((rate * PERCENT).toFixed(2))),
      at: (position) => enter(economics, 'realization', { realisationRate: position / (PERCENT * HUNDREDTHS) }),
    },
  ];
}

function seatSliders(formats: Formats, opened: Economics, economics: Economics): readonly WhatIfSlider[] {
  const { seats, pricePerSeatMonth: price } = economics;
  return [
    {
      input: 'seats',
      label: 'Seats',
      ...seatRange(opened.seats),
      position: seats,
      text: formats.count(seats),
      at: (position) => enter(economics, 'seats', { seats: position }),
    },
    {
      input: 'price',
      label: 'Seat price per month',
      ...priceRange(opened.pricePerSeatMonth),
      position: Math.round(price * HUNDREDTHS),
      text: formats.cents(price),
      at: (position) => enter(economics, 'price', { pricePerSeatMonth: position / HUNDREDTHS }),
    },
  ];
}

function spendSlider(formats: Formats, report: Report, opened: Economics, economics: Economics): WhatIfSlider {
  const [initial, present] = [opened, economics].map((one) => knownSpend(report, one)?.perMonth ?? 0);
  return {
    input: 'spend',
    label: 'Spend a month',
    ...spendRange(initial ?? 0),
    position: Math.round((present ?? 0) * HUNDREDTHS),
    text: formats.cents(present ?? 0),
    at: (position) => ({ ...economics, spend: evenSpend(report, position / HUNDREDTHS) }),
  };
}

const enter = (economics: Economics, input: EconomicsInput, change: Partial<Economics>): Economics => ({
  ...economics,
  ...change,
  touched: economics.touched.includes(input) ? economics.touched : [...economics.touched, input],
});

function seatRange(seats: number) {
  const most = Math.min(MAX_SEATS, Math.max(USUAL_SEATS, 4 * seats));
  return range(1, most, powerOfTen(most / STEPS), seats);
}

/** The range of the price of a seat: up to 200 in most currencies, and up to 20,000 if a seat costs some thousands. */
function priceRange(price: number) {
  const most = Math.min(MAX_SEAT_PRICE, USUAL_PRICE * powerOfTen((price * LARGE) / USUAL_PRICE));
  return range(0, most * HUNDREDTHS, (most / PRICE_STEPS) * HUNDREDTHS, Math.round(price * HUNDREDTHS));
}

/** The range of the spend a month: up to at least four times the present spend. */
function spendRange(spend: number) {
  const step = powerOfTen(Math.max(USUAL_SPEND, 4 * spend)) / SPEND_STEPS;
  const most = Math.min(MAX_SPEND_AMOUNT, Math.ceil(Math.max(USUAL_SPEND, 4 * spend) / step) * step);
  return range(0, most * HUNDREDTHS, step * HUNDREDTHS, Math.round(spend * HUNDREDTHS));
}

/** The largest power of ten up to a value, at least 1. */
const powerOfTen = (value: number) => 10 ** Math.floor(Math.log10(Math.max(1, value)));

/** All multiples of a step between two ends, the ends themselves, and the present value. */
function range(min: number, max: number, step: number, present: number) {
  const multiples = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
  const all = new Set([min, ...multiples.filter((value) => value > min), max, present]);
  return { stops: [...all].toSorted((a, b) => a - b), largeStep: LARGE * step };
}
