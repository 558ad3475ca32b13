import type { CoinPlan, CoinReading, Measure } from '@roi-insight/contracts';
import type { CoinRead } from '@roi-insight/roi-math';
import type { Fact } from '../Fact.ts';
import { bidiIsolate, type Formats } from '../format/index.ts';

const MEASURES: Readonly<Record<Measure, string>> = {
  logged: 'Logged hours',
  active: 'Working hours in progress',
  elapsed: 'Working hours from creation to completion',
};

/** The promises of a coin plan. */
export function coinFacts(formats: Formats, { terms, registration }: CoinPlan): readonly Fact[] {
  const { host, project, start, weeks, readOn, measure, sizePercent, sizeField, smallestSaving } = terms;
  return [
    { name: 'Team', value: `${bidiIsolate(project.name)} (${project.key})` },
    { name: 'Tracker', value: bidiIsolate(host) },
    { name: 'Coins from', value: `${formats.day(start)}, for ${formats.counted(weeks, 'week')}` },
    { name: 'Read on', value: formats.day(readOn) },
    { name: 'Smallest saving of interest', value: formats.typedPercent(100 * smallestSaving) },
    { name: 'Measure', value: MEASURES[measure] },
    {
      name: 'Size of tickets',
      value:
        sizePercent === null
          ? 'Not used'
          : `Used (${sizeField === null ? 'original estimate' : bidiIsolate(sizeField)})`,
    },
    {
      name: 'Witness',
      value:
        registration.kind === 'issue'
          ? `Issue ${bidiIsolate(registration.key)}, created on ${formats.day(registration.created.slice(0, 10))}`
          : 'None',
    },
  ];
}

/** What an expert can check in the report on a coin plan. */
export function coinMethodFacts(
  formats: Formats,
  plan: CoinPlan,
  reading: CoinReading,
  result: CoinRead,
): readonly Fact[] {
  const { terms } = plan;
  return [
    {
      name: 'Tickets with the assistant allowed',
      value: sideText(formats, result.yes),
    },
    { name: 'Tickets without it', value: sideText(formats, result.no) },
    {
      name: 'Share of draws at least as extreme (p)',
      value: `${formats.number({ maximumSignificantDigits: 2 })(result.p)}; a claim needs ${formats.typed(terms.alpha)} or less`,
    },
    { name: 'Coin', value: 'First bit of HMAC-SHA-256 of the ticket’s key' },
    { name: 'Comparison', value: 'Tickets that started in the same week, after type and size' },
    { name: 'Read', value: formats.moment(reading.fetchedAt, reading.timeZone) },
    { name: 'Measurement version of the plan', value: terms.measurementVersion },
  ];
}

const sideText = ({ count }: Formats, { tickets, measured }: CoinRead['yes']) =>
  `${count(tickets)}, ${count(measured)} of them measured`;
