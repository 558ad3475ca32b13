import { createRandom, type Random } from '../generate/random.ts';

/** What can go wrong. A number is a status code. */
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

/** A fault that is switched on. */
export interface Fault {
  readonly name: string;
  /** Only requests whose path and query match. */
  readonly path: RegExp;
  /** How many more requests it applies to. */
  left: number;
  /** How many matching requests it lets pass first. */
  skip: number;
  readonly parameters: ReadonlyMap<string, string>;
  /** Whether it strikes this request to a URL: always, unless it has a `rate`. */
  readonly isDue: (url: string) => boolean;
}

/**
 * Reads a fault: its name, then parameters. `path` (a regular expression), `times`, `skip`, `rate` and `seed` go with every
 * fault; the README of the sandbox lists the rest.
 * @throws Error for a name that does not exist
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

/** Each URL has its own random numbers: requests that overtake each other are struck all the same. */
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
