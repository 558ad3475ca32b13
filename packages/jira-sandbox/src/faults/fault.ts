import { createRandom, type Random } from '../generate/random.ts';

/** Names of the faults. A number is a status code. */
const NAMES = new Set([
  'body',
  'bulk-refused',
  'captcha',
  'duplicates',
  'empty-page',
  'half',
  'hang',
  'hollow',
  'html',
  'left-out',
  'member',
  'oversized',
  'redirect',
  'repeated-token',
  'reset',
  'slow',
  'truncated',
  'wrong-shape',
]);

export interface Fault {
  readonly name: string;
  /** Applies only to requests whose path and query match. */
  readonly path: RegExp;
  /** Number of requests to which the fault still applies. */
  left: number;
  /** Number of matching requests that pass before the first failure. */
  skip: number;
  readonly parameters: ReadonlyMap<string, string>;
  /** Whether the fault applies to this request to a URL: always, unless the fault has a `rate`. */
  readonly isDue: (url: string) => boolean;
}

/**
 * Parses a fault: its name, then parameters. Every fault accepts `path` (a regular expression), `times`, `skip`, `rate` and `seed`; the README of the
 * sandbox lists the others.
 * @throws Error if no fault has this name
 * @example parseFault('429;retry-after=1;times=3;path=bulkfetch')
 */
export function parseFault(text: string): Fault {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim());
  if (!NAMES.has(name) && !/^[45]\d\d$/.test(name)) throw new Error(`There is no fault '${name}'.`);
  const parameters = new Map(
    rest.map((part) => {
      const equals = part.indexOf('=');
      return equals === -1 ? ([part, ''] as const) : ([part.slice(0, equals), part.slice(equals + 1)] as const);
    }),
  );
  return {
    name,
    path: new RegExp(parameters.get('path') ?? (name === 'bulk-refused' ? 'bulkfetch' : '')),
    left: Number(parameters.get('times') ?? Infinity),
    skip: Number(parameters.get('skip') ?? 0),
    parameters,
    isDue: chance(parameters),
  };
}

/** Each URL has its own random numbers, so that the order of concurrent requests does not matter. */
function chance(parameters: ReadonlyMap<string, string>): (url: string) => boolean {
  const rate = Number(parameters.get('rate') ?? 1);
  if (rate >= 1) return () => true;
  const seed = Number(parameters.get('seed') ?? 1);
  const values = [...parameters.values()].join();
  const randomOf = new Map<string, Random>();
  return (url) => {
    const random = randomOf.get(url) ?? createRandom(seed, values + url);
    randomOf.set(url, random);
    return random.chance(rate);
  };
}
