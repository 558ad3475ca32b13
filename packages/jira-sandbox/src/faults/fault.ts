/** What can go wrong. A number is a status code. */
const NAMES = new Set([
  'bulk-refused',
  'captcha',
  'duplicates',
  'empty-page',
  'hang',
  'html',
  'left-out',
  'oversized',
  'redirect',
  'repeated-token',
  'reset',
  'slow',
  'truncated',
]);

/** A fault that is switched on. */
export interface Fault {
  readonly name: string;
  /** Only requests whose path and query match. */
  readonly path: RegExp;
  /** How often it still strikes. */
  left: number;
  /** How many matching requests it lets pass first. */
  skip: number;
  readonly parameters: ReadonlyMap<string, string>;
}

/**
 * Reads a fault: its name, then parameters. `path` (a regular expression), `times` and `skip` go with every fault; the
 * README of the sandbox lists the rest.
 * @throws Error for a name that does not exist
 * @example parseFault('429;retry-after=1;times=3;path=bulkfetch')
 */
export function parseFault(text: string): Fault {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim());
  if (!NAMES.has(name) && !/^[45]\d\d$/.test(name)) throw new Error(`There is no fault '${name}'.`);
  const parameters = new Map(
    rest.map((part) => {
      const equals = part.indexOf('=');
      return [part.slice(0, equals), part.slice(equals + 1)] as const;
    }),
  );
  return {
    name,
    path: new RegExp(parameters.get('path') ?? (name === 'bulk-refused' ? 'bulkfetch' : '')),
    left: Number(parameters.get('times') ?? Infinity),
    skip: Number(parameters.get('skip') ?? 0),
    parameters,
  };
}
