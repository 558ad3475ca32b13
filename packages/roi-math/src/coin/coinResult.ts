import type { CalendarDate, CoinPlan, CoinReading, CoinSecret, CoinTicketRow, Measure } from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from '../constants.ts';
import type { RegisteredIssue } from '../plan/result/PlanDeviation.ts';
import { sharesDiffer } from '../stats/proportionTest.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { parseInstant } from '../time/parseInstant.ts';
import { workingClock } from '../time/workingClock.ts';
import { coinBits } from './coinBits.ts';
import { coinHash, secretHash } from './coinHash.ts';
import { type CoinBin, coinBins } from './coinBins.ts';
import { type Coin, coinOf } from './coinOf.ts';
import { coinWeeks } from './coinResiduals.ts';
import { coinTest } from './coinTest.ts';

/** Something that was not done as planned, or that cannot be confirmed. The verdict stays. */
export type CoinDeviation =
  /** No issue says when the plan was made. */
  | { readonly kind: 'not-witnessed' }
  | { readonly kind: 'registered-late'; readonly created: string }
  | { readonly kind: 'not-confirmed'; readonly why: 'missing' | 'other-code' | 'several' | 'other-time' }
  | { readonly kind: 'other-measurement'; readonly planned: string; readonly used: string }
  | { readonly kind: 'other-measure'; readonly planned: Measure; readonly used: Measure }
  /** The shares of tickets without hours differ: the coin may have changed which tickets were completed. */
  | { readonly kind: 'unequal-rest'; readonly yes: CoinSide; readonly no: CoinSide };

/** The tickets with one side of the coin. */
export interface CoinSide {
  readonly tickets: number;
  /** Tickets with measured hours; the others were not completed or not measured. */
  readonly measured: number;
}

/** Why a coin plan is not read at all. */
export type CoinDoubt = 'changed' | 'other-secret' | 'other-host' | 'other-project' | 'few-tickets';

export interface CoinRefused {
  readonly kind: 'refused';
  readonly reason: CoinDoubt;
}

/** The report on a coin plan before its read date: no verdict, and no hours by coin. */
export interface CoinWaiting {
  readonly kind: 'waiting';
  /** Tickets that have started since the plan did. */
  readonly tickets: number;
  readonly deviations: readonly CoinDeviation[];
}

/** The report on a coin plan. */
export interface CoinRead {
  readonly kind: 'read';
  readonly verdict: 'faster' | 'slower' | 'no-detectable-change';
  /** The share of draws that look at least as extreme as the real coins, these included. */
  readonly p: number;
  readonly extreme: number;
  readonly compared: number;
  /** Percent of the time saved, positive if allowed tickets take less time. */
  readonly savedPercent: number;
  /** Ends in percent saved; null if no value on that side was excluded. */
  readonly interval: { readonly low: number | null; readonly high: number | null };
  /** ln of the ratio of hours, positive if allowed tickets took less time. */
  readonly statistic: number;
  readonly distribution: readonly CoinBin[];
  readonly yes: CoinSide;
  readonly no: CoinSide;
  readonly deviations: readonly CoinDeviation[];
}

export type CoinResult = CoinRefused | CoinWaiting | CoinRead;

interface CoinResultInput {
  readonly plan: CoinPlan;
  readonly secret: CoinSecret;
  readonly reading: CoinReading;
  /** The issue as the tracker has it now; null if it was not looked up. */
  readonly registered: RegisteredIssue | null;
}

/** Measured tickets that each side of the coin needs. */
const MIN_SIDE = 10;

/** p below which the shares of tickets without hours count as different. */
const UNEQUAL = 0.05;

/** Compares the tickets with the one coin with those with the other: as drawn, whether the assistant was used or not. */
export function coinResult({ plan, secret, reading, registered }: CoinResultInput): CoinResult {
  const { terms, hash } = plan;
  if (coinHash(terms) !== hash) return refused('changed');
  if (secretHash(secret.secret) !== terms.secretHash) return refused('other-secret');
  if (reading.host !== terms.host) return refused('other-host');
  if (reading.project.key !== terms.project.key || reading.start !== terms.start) return refused('other-project');
  const deviations = fileDeviations(plan, reading, registered);
  if (reading.today < terms.readOn) return { kind: 'waiting', tickets: reading.tickets.length, deviations };
  // The order of the reading must not matter: fresh coins are drawn ticket after ticket.
  const tickets = reading.tickets
    .filter(({ week }) => week >= 0 && week < terms.weeks)
    .map(({ key, week, type, log, logSize }) => ({ key, week, type, log, logSize, coin: coinOf(secret.secret, key) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const [yes, no] = [sideOf(tickets, 'yes'), sideOf(tickets, 'no')];
  if (Math.min(yes.measured, no.measured) < MIN_SIDE) return refused('few-tickets');
  const weeks = coinWeeks(tickets.flatMap(({ log, ...ticket }) => (log === null ? [] : [{ ...ticket, log }])));
  const test = coinTest({
    weeks,
    coins: Uint8Array.from(weeks.rows, ({ coin }) => (coin === 'yes' ? 1 : 0)),
    isSizeUsed: terms.sizePercent !== null,
    alpha: terms.alpha,
    draws: terms.draws,
    bits: coinBits(hash),
  });
  const isClaim = test.p <= terms.alpha;
  return {
    kind: 'read',
    verdict: isClaim ? (test.delta < 0 ? 'faster' : 'slower') : 'no-detectable-change',
    p: test.p,
    extreme: test.extreme,
    compared: test.compared,
    savedPercent: saved(test.delta),
    interval: {
      low: test.high === null ? null : saved(test.high),
      high: test.low === null ? null : saved(test.low),
    },
    statistic: -test.delta,
    distribution: coinBins(test.others, test.delta),
    yes,
    no,
    deviations: [...deviations, ...restDeviations(yes, no)],
  };
}

const refused = (reason: CoinDoubt): CoinRefused => ({ kind: 'refused', reason });

const saved = (log: number) => -Math.expm1(log) * 100;

function sideOf(tickets: readonly (CoinTicketRow & { readonly coin: Coin })[], coin: Coin): CoinSide {
  const ofCoin = tickets.filter((ticket) => ticket.coin === coin);
  return { tickets: ofCoin.length, measured: ofCoin.filter(({ log }) => log !== null).length };
}

function restDeviations(yes: CoinSide, no: CoinSide): readonly CoinDeviation[] {
  const shares = [yes, no].map(({ tickets, measured }) => ({ count: measured, of: tickets }));
  const [one = { count: 0, of: 0 }, other = one] = shares;
  return sharesDiffer(one, other) < UNEQUAL ? [{ kind: 'unequal-rest', yes, no }] : [];
}

function fileDeviations(
  { terms, registration }: CoinPlan,
  reading: CoinReading,
  registered: RegisteredIssue | null,
): readonly CoinDeviation[] {
  return [
    ...(registration.kind === 'unwitnessed' ? [{ kind: 'not-witnessed' } as const] : []),
    ...(registration.kind === 'issue' && dayIn(terms.timeZone, registration.created) >= terms.start
      ? [{ kind: 'registered-late', created: registration.created } as const]
      : []),
    ...(registration.kind === 'issue' && registered !== null ? unconfirmed(registration, registered) : []),
    ...(terms.measurementVersion === MEASUREMENT_VERSION
      ? []
      : [{ kind: 'other-measurement', planned: terms.measurementVersion, used: MEASUREMENT_VERSION } as const]),
    ...(terms.measure === reading.measure
      ? []
      : [{ kind: 'other-measure', planned: terms.measure, used: reading.measure } as const]),
  ];
}

/** The day of an instant in a zone. */
function dayIn(timeZone: string, instant: string): CalendarDate {
  const atMs = parseInstant(instant);
  return calendarDateOf(workingClock(timeZone, atMs).dayOf(atMs));
}

function unconfirmed(
  registration: { readonly id: string; readonly created: string },
  registered: RegisteredIssue,
): readonly CoinDeviation[] {
  if (registered.kind !== 'found') return [{ kind: 'not-confirmed', why: registered.kind }];
  if (registered.id !== registration.id) return [{ kind: 'not-confirmed', why: 'missing' }];
  const isSameTime = parseInstant(registered.created) === parseInstant(registration.created);
  return isSameTime ? [] : [{ kind: 'not-confirmed', why: 'other-time' }];
}
