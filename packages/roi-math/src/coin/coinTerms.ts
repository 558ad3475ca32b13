import {
  COIN_DRAWS,
  COIN_LABELS,
  type CoinPlan,
  type CoinReading,
  type CoinRegistration,
  type CoinTerms,
  PLAN_ALPHA,
} from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from '../constants.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { CoinForecast } from './coinForecast.ts';
import { coinHash, secretHash } from './coinHash.ts';

interface CoinTermsChoice extends Pick<CoinTerms, 'weeks' | 'smallestSaving' | 'sizeField' | 'scope' | 'calendar'> {
  /** 64 hexadecimal digits; only its hash becomes part of the terms. */
  readonly secret: string;
}

/** What a coin plan promises: everything that its hash covers. @throws {RangeError} if the start is no day */
export function coinTerms(reading: CoinReading, forecast: CoinForecast, choice: CoinTermsChoice): CoinTerms {
  const start = dayNumber(reading.start);
  if (start === null) throw new RangeError('A plan starts on a day like 2025-08-25.');
  const { weeks, secret, smallestSaving, sizeField, scope, calendar } = choice;
  return {
    measurementVersion: MEASUREMENT_VERSION,
    host: reading.host,
    project: reading.project,
    timeZone: reading.timeZone,
    start: reading.start,
    weeks,
    slowWeeks: forecast.slowWeeks,
    readOn: calendarDateOf(start + 7 * (weeks + forecast.slowWeeks + 1)),
    labels: COIN_LABELS,
    secretHash: secretHash(secret),
    measure: reading.measure,
    sizeField,
    sizePercent: reading.sizePercent,
    scope,
    calendar,
    smallestSaving,
    alpha: PLAN_ALPHA,
    draws: COIN_DRAWS,
    sigma: forecast.sigma,
    ticketsPerWeek: forecast.ticketsPerWeek,
    history: {
      from: calendarDateOf(start + 7 * forecast.firstWeek),
      to: calendarDateOf(start + 7 * forecast.lastWeek + 6),
    },
    rules: {
      coin: 'first bit of HMAC-SHA-256(secret, key of the ticket)',
      admission: 'work started in the weeks of the plan, completed before the read date',
      statistic: 'difference within weeks, after type and size, against fresh coins',
      estimand: 'effect of allowing the assistant on ln(hours) of a ticket',
    },
    forecast: [...forecast.cells],
  };
}

/** A plan with its code. */
export function coinPlan(terms: CoinTerms, registration: CoinRegistration): CoinPlan {
  return { terms, hash: coinHash(terms), registration };
}
