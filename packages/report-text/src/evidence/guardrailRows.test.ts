import type { Evidence, GuardrailChange } from '@roi-insight/contracts';
import { clearWin, tooLittleData } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { guardrailRows } from './guardrailRows.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

function judgments(change: GuardrailChange | null, kind: Evidence['kind'] = 'estimated') {
  const measure = { pre: 0.05, post: 0.08, change };
  const guardrails = { reopenRate: measure, bugShare: measure, throughputPerWeek: measure };
  return guardrailRows(formats, { guardrails, kind }).map(({ judgment }) => judgment?.text ?? null);
}

const [better, worse] = ['Better: more than chance explains', 'Worse: more than chance explains'];

it.each([
  ['rose', [worse, worse, better]],
  ['fell', [better, better, worse]],
  ['not-clear', ['No clear change', 'No clear change', 'No clear change']],
  [null, [null, null, null]],
] as const)('the table has the right judgment in each row if the change is %s', (change, expected) => {
  expect(judgments(change)).toEqual(expected);
});

it('the table says that there is too little data to judge, except in older reports', () => {
  expect(new Set(judgments(null, 'too-little-data'))).toEqual(new Set(['Too little data']));
  expect(tooLittleData.evidence && guardrailRows(formats, tooLittleData.evidence)[0]?.judgment?.tone).toBe('neutral');
});

it('the table shows the figures before and after adoption', () => {
  const [reopened, , weekly] = clearWin.evidence ? guardrailRows(formats, clearWin.evidence) : [];
  expect(reopened).toMatchObject({ before: '3.7%', after: '5.2%' });
  expect(weekly).toMatchObject({ before: '25.0', after: '28.1' });
});
