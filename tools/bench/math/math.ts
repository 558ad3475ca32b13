import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { analyzeTickets, DAY_MS, type Ticket } from '@roi-insight/roi-math';
import type { Benchmark } from '../Benchmark.ts';
import { type Random, randomFrom } from './random.ts';

const ADOPTION_AT = Date.UTC(2025, 7, 25);
const OPTIONS = { adoptionDate: '2025-08-25', asOf: '2025-11-24T00:00:00Z', timeZone: 'America/New_York' };
const STEPS = ['new', 'indeterminate', 'new', 'indeterminate', 'indeterminate', 'done'] as const;
const TRANSITIONS = 10;

const MAX_PARSE_RATIO = 1.5;

/**
 * The cost of an analysis of 100,000 tickets with ten transitions each. Measures the time as a multiple of the time that parsing their JSON takes in
 * the same run (target: at most 1.5×), the growth from 10,000 to 1,000,000 tickets (target: linear or better), and the peak memory. Times are CPU time
 * including garbage collection, so that other work on the machine does not matter. The best of several rounds counts; the largest size runs once.
 */
export const math: Benchmark = {
  run: ({ isShort }) => {
    const small = measure(10_000, isShort ? 1 : 5);
    const middle = measure(100_000, isShort ? 1 : 3);
    const large = measure(1_000_000, 1);
    const ratios = [
      ratioOf('100,000 tickets: analyze ÷ parse', middle.analyze / middle.parse, MAX_PARSE_RATIO),
      ratioOf('10,000 → 100,000 tickets: time ×', middle.analyze / small.analyze, 10),
      ratioOf('100,000 → 1,000,000 tickets: time ×', large.analyze / middle.analyze, 10),
    ];
    return {
      tables: [
        { title: 'Processor time and memory', rows: [small, middle, large].map(({ row }) => row) },
        { title: 'Ratios', rows: ratios },
      ],
      notes: ['Each ticket has ten transitions. The peak memory is that of the process so far.'],
      missed: ratios.flatMap(({ what, ratio, 'at most': most }) =>
        ratio > most ? `${what} ${ratio} (at most ${most})` : [],
      ),
    };
  },
};

const ratioOf = (what: string, ratio: number, most: number) => ({
  what,
  ratio: Number(ratio.toFixed(2)),
  'at most': most,
});

function measure(count: number, rounds: number) {
  let best = { parse: Infinity, analyze: Infinity, characters: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { tickets, parse, characters } = parsedTickets(count);
    collectGarbage(); // Collects the garbage of parsing, so that it does not count for the analysis.
    const analyze = millisecondsOf(() => analyzeTickets(tickets, OPTIONS));
    best = { parse: Math.min(best.parse, parse), analyze: Math.min(best.analyze, analyze), characters };
  }
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const row = {
    tickets: count,
    'JSON MB': Math.round(best.characters / 2 ** 20),
    'parse ms': Math.round(best.parse),
    'analyze ms': Math.round(best.analyze),
    'peak memory MB': memory,
  };
  return { ...best, row };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** CPU time of this process while `work` runs. */
function millisecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Reads tickets from JSON in chunks of 10,000. Also returns the milliseconds that JSON.parse needed for all of them. */
function parsedTickets(count: number): { tickets: Ticket[]; parse: number; characters: number } {
  const random = randomFrom(count);
  const tickets: Ticket[] = [];
  let [parse, characters] = [0, 0];
  while (tickets.length < count) {
    const first = tickets.length;
    const size = Math.min(10_000, count - first);
    const text = JSON.stringify(Array.from({ length: size }, (_, index) => ticket(first + index, random)));
    let piece: Ticket[] = [];
    parse += millisecondsOf(() => {
      piece = JSON.parse(text);
    });
    characters += text.length;
    for (const one of piece) tickets.push(one);
  }
  return { tickets, parse, characters };
}

/** A ticket that changes back and forth and is done within the year around adoption. Most tickets are in the windows. */
function ticket(number: number, random: Random): Ticket {
  let at = ADOPTION_AT + (random.uniform() * 52 - 39) * 7 * DAY_MS;
  const createdAt = new Date(at).toISOString();
  const transitions = Array.from({ length: TRANSITIONS }, (_, index) => {
    at += random.uniform() * (DAY_MS / 4);
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
