import { describe, expect, it } from 'vitest';
import { KINDS, type Outcome, SITE_ENDPOINTS, startBench } from '../support/faultMatrix.ts';

/** All faults: those that replace a response, and those that change a response. */
const FAULTS: Readonly<Record<string, string>> = {
  'empty body': 'body',
  null: 'body;text=null',
  '{}': 'body;text={}',
  '[]': 'body;text=[]',
  'a text': 'body;text="x"',
  'an error with status 200': 'body;text={"errorMessages":["x"],"errors":{}}',
  'wrong shape': 'wrong-shape',
  'entries without members': 'hollow',
  'first half of the items': 'half',
  'last half of the items': 'half;keep=last',
  'every other item': 'half;keep=odd',
  503: '503',
  429: '429',
  500: '500',
  404: '404',
  reset: 'reset',
  cut: 'truncated',
  HTML: 'html',
};
/** The number of times that the fault occurs. */
const TIMES = ['times=1', 'times=1000000'];
const LATER = 'times=1;skip=1';
const PAGED = new Set(['list', 'histories', 'search']);

/** Whether all combinations of fault, endpoint, time and way of reading are tried. If not, only the combinations of any two of these are complete. */
const isWhole = process.env.FAULTS === 'all';

/** Failures that name the problem. `internal` names no problem, and "no tickets" would be wrong. */
const NAMED = /^failure (?!internal|invalid-request|nothing-to-measure|busy)/;

/** A fault at an endpoint. `turn` chooses when the fault occurs and, at an endpoint of the site, the way of reading that is tested. */
interface Cell {
  readonly endpoint: string;
  readonly fault: string;
  readonly turn: number;
}

describe.each(KINDS.map((kind, index) => [kind.name, kind, index] as const))('any fault: %s', (_, kind, index) => {
  it('results in the same report as without the fault, or in a failure that names the problem', async () => {
    const bench = await startBench(kind);
    const faults = Object.values(FAULTS).flatMap((fault, row): Cell[] =>
      Object.keys(kind.endpoints).map((endpoint, column) => ({ endpoint, fault, turn: row + column })),
    );
    const lies = kind.lies.map(([endpoint, fault], turn): Cell => ({ endpoint, fault, turn }));
    const isHere = ({ endpoint, turn }: Cell) => !(endpoint in SITE_ENDPOINTS) || turn % KINDS.length === index;
    const wrong: string[] = [];
    const outcomes: Outcome[] = [];
    for (const { endpoint, fault, turn } of [...faults.filter((cell) => isWhole || isHere(cell)), ...lies]) {
      const all = PAGED.has(endpoint) ? [...TIMES, LATER] : TIMES;
      for (const times of all.filter((_time, place) => isWhole || place === turn % all.length)) {
        const outcome = await bench.run([`${fault};path=${kind.endpoints[endpoint] ?? ''};${times}`]);
        outcomes.push(outcome);
        if (outcome !== 'identical' && !NAMED.test(outcome)) wrong.push(`${endpoint}, ${fault}, ${times}: ${outcome}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'identical').length).toBeGreaterThan(outcomes.length / 3);
  });
});
