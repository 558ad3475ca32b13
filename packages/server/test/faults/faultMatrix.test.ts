import { describe, expect, it } from 'vitest';
import { KINDS, type Kind, type Outcome, startBench } from '../support/faultMatrix.ts';

/** All faults: those that replace a response, and those that change it. */
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
/** How often the fault occurs, and on which pages. */
const TIMES = ['times=1', 'times=1000000'];
const LATER = 'times=1;skip=1';
const PAGED = new Set(['list', 'histories', 'search']);

/** Failures that name the problem: `internal` does not, and "no tickets" would be wrong. */
const NAMED = /^failure (?!internal|invalid-request|nothing-to-measure|busy)/;

describe.each(KINDS)('any fault: $name', (kind: Kind) => {
  it('results in the same report as without the fault, or in a failure that names the problem', async () => {
    const bench = await startBench(kind);
    const cells = [
      ...Object.values(FAULTS).flatMap((fault) =>
        Object.keys(kind.endpoints).map((endpoint) => [endpoint, fault] as const),
      ),
      ...kind.lies,
    ];
    const wrong: string[] = [];
    const outcomes: Outcome[] = [];
    for (const [endpoint, fault] of cells) {
      for (const times of PAGED.has(endpoint) ? [...TIMES, LATER] : TIMES) {
        const outcome = await bench.run([`${fault};path=${kind.endpoints[endpoint] ?? ''};${times}`]);
        outcomes.push(outcome);
        if (outcome !== 'identical' && !NAMED.test(outcome)) wrong.push(`${endpoint}, ${fault}, ${times}: ${outcome}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'identical').length).toBeGreaterThan(outcomes.length / 3);
  });
});
