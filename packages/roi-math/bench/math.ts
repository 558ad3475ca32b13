/**
 * What an analysis costs: `npm run bench:math [-- --largest 1000000]`. 100,000 tickets with ten transitions each: time
 * relative to merely parsing their JSON in the same run (target: at most 2×), growth from 10,000 to 1,000,000 tickets
 * (target: linear or better), peak memory. The best of several rounds counts, so that other work on the machine matters
 * less; the largest size runs once.
 */
import { parseArgs } from 'node:util';
import { analyzeTickets, type Ticket } from '../src/index.ts';
import { type Random, randomFrom } from './random.ts';

const DAY = 86_400_000;
const ADOPTION_AT = Date.UTC(2025, 7, 25);
const OPTIONS = { adoptionDate: '2025-08-25', asOf: '2025-11-24T00:00:00Z', timeZone: 'America/New_York' };
const STEPS = ['new', 'indeterminate', 'new', 'indeterminate', 'indeterminate', 'done'] as const;
const TRANSITIONS = 10;

const { values } = parseArgs({ options: { largest: { type: 'string', default: '1000000' } } });

const small = measure(10_000, 5);
const middle = measure(100_000, 3);
console.log(
  `100,000 tickets: ${(middle.analyse / middle.parse).toFixed(2)} × the time of JSON.parse (target: at most 2)`,
);
console.log(`10,000 → 100,000 tickets: time × ${(middle.analyse / small.analyse).toFixed(1)} (linear: 10)`);
const largest = Number(values.largest);
if (largest > 100_000) {
  const large = measure(largest, 1);
  const growth = large.analyse / middle.analyse;
  console.log(
    `100,000 → ${largest.toLocaleString('en')} tickets: time × ${growth.toFixed(1)} (linear: ${largest / 100_000})`,
  );
}

function measure(count: number, rounds: number): { parse: number; analyse: number } {
  const chunks = jsonOf(count);
  let [parse, analyse] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const tickets: Ticket[] = chunks.flatMap((chunk) => JSON.parse(chunk));
    const parsed = performance.now();
    analyzeTickets(tickets, OPTIONS);
    parse = Math.min(parse, parsed - start);
    analyse = Math.min(analyse, performance.now() - parsed);
  }
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const characters = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  console.log(
    `${count.toLocaleString('en').padStart(9)} tickets (${Math.round(characters / 2 ** 20)} MB of JSON): parse ${parse.toFixed(0)} ms, ` +
      `analyse ${analyse.toFixed(0)} ms, peak memory of the process so far ${memory} MB`,
  );
  return { parse, analyse };
}

/** JSON arrays of 10,000 tickets each: one text of a million tickets would be longer than a string may be. */
function jsonOf(count: number): string[] {
  const random = randomFrom(count);
  const size = 10_000;
  return Array.from({ length: Math.ceil(count / size) }, (_, chunk) =>
    JSON.stringify(
      Array.from({ length: Math.min(size, count - chunk * size) }, (__, index) => ticket(chunk * size + index, random)),
    ),
  );
}

/** A ticket that goes back and forth and is done within the year around adoption, most of them in the windows. */
function ticket(number: number, random: Random): Ticket {
  let at = ADOPTION_AT + (random.uniform() * 52 - 39) * 7 * DAY;
  const createdAt = new Date(at).toISOString();
  const transitions = Array.from({ length: TRANSITIONS }, (_, index) => {
    at += random.uniform() * (DAY / 4);
    return {
      at: new Date(at).toISOString(),
      from: STEPS[index % 5] ?? 'new',
      to: index === TRANSITIONS - 1 ? ('done' as const) : (STEPS[(index % 5) + (index % 5 === 4 ? -4 : 1)] ?? 'new'),
    };
  });
  return {
    key: `BENCH-${number}`,
    createdAt,
    resolvedAt: createdAt,
    category: 'done',
    transitions,
    isBug: number % 5 === 0,
  };
}
