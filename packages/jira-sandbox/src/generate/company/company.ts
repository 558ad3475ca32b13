import { FIRST_DAY, LAST_DAY_OF_ALL, type ProjectSpec, type SharedWeeks } from '../projectSpec.ts';

/** Good and bad weeks that the whole company shares. */
const SHARED: SharedWeeks = { name: 'company', shocks: { carry: 0.4, sigma: 0.12 }, effect: 1 };

/** With the assistant, a person needs this share of the former time. */
export const COMPANY_EFFECT = 0.7;

/** Share of the weeks in which a person who uses the assistant uses it. The others are vacations and the like. */
const WEEKS_OF_USE = 0.9;

/** Teams that have started. The others have not. */
export const COMPANY_STARTED = 30;

const CITIES = ['Austin', 'Bergen', 'Cairns', 'Delft', 'Exeter', 'Fresno', 'Geneva', 'Hobart'];
const PRODUCTS = ['Billing', 'Catalog', 'Identity', 'Mobile', 'Search'];
const FIRST_START = Date.parse('2025-09-01');
const DAY_MS = 86_400_000;

/**
 * Forty teams. A team starts every ten days, on the next Monday. A team's effect follows its use: ln(effect) is that of a person times the share of
 * people who use the assistant.
 */
export const COMPANY: readonly ProjectSpec[] = CITIES.flatMap((city, row) =>
  PRODUCTS.map((product, column) => team(`${city} ${product}`, row * PRODUCTS.length + column)),
);

function team(name: string, index: number): ProjectSpec {
  // 17 and 40 have no common divisor, so that started and waiting teams are mixed.
  const order = (index * 17) % (CITIES.length * PRODUCTS.length);
  const hasStarted = order < COMPANY_STARTED;
  const usePlateau = hasStarted ? 0.4 + 0.1 * (index % 6) : 0;
  const [city = '', product = ''] = name.split(' ');
  return {
    key: `${city.slice(0, 2)}${product.slice(0, 1)}`.toUpperCase(),
    name,
    ticketsPerWeek: 8 + ((index * 7) % 9),
    medianHours: 6 + (index % 4),
    sigma: 0.72,
    throughput: 1,
    from: FIRST_DAY,
    lastDay: LAST_DAY_OF_ALL,
    shocks: { carry: 0.3, sigma: 0.08 },
    shared: SHARED,
    effect: COMPANY_EFFECT ** (usePlateau * WEEKS_OF_USE),
    usePlateau,
    rampWeeks: 6,
    changeDate: mondayFrom(FIRST_START + order * 10 * DAY_MS),
  };
}

/** The first Monday that is not before a day. */
function mondayFrom(time: number): string {
  const wait = (8 - new Date(time).getUTCDay()) % 7;
  return new Date(time + wait * DAY_MS).toISOString().slice(0, 10);
}
