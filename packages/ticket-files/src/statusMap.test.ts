import { statusMapProblemText } from '@roi-insight/report-text';
import { expect, it } from 'vitest';
import { readStatusMap } from './statusMap.ts';

it('statusMap reads the meanings of statuses', () => {
  expect(readStatusMap('{ " In  Review": "in progress", "Shipped": "done", "Idea": "new" }')).toEqual({
    kind: 'read',
    statuses: new Map([
      ['in review', 'indeterminate'],
      ['shipped', 'done'],
      ['idea', 'new'],
    ]),
  });
});

it.each([
  ['{', 'not valid JSON'],
  ['[]', 'not a JSON object'],
  ['{"A": "working"}', '“A” must be "new", "in progress" or "done", not "working"'],
  ['{"A": "toString"}', '“A” must be'],
  ['{"A": "new", "a ": "done"}', '“a ” is there twice'],
])('statusMap refuses %s', (text, reason) => {
  const reading = readStatusMap(text);
  expect(reading.kind === 'refused' && statusMapProblemText(reading.problem)).toContain(reason);
});
