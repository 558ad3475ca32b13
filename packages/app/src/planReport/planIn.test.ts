import { planToWire } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { plan } from '../../../report-text/test/plans.ts';
import { planIn } from './planIn.ts';

const fileOf = (text: string) => new File([text], 'pilot.json', { type: 'application/json' });

it('a plan is opened', async () => {
  expect(await planIn(fileOf(JSON.stringify(planToWire(plan))))).toEqual({ kind: 'plan', plan });
});

it('a file that is not a plan is left to other readers', async () => {
  expect(await planIn(fileOf('{"format":"roi-insight-report"}'))).toBeNull();
  expect(await planIn(fileOf('not JSON'))).toBeNull();
});

it('the message for a plan with coins says that such plans are not supported anymore', async () => {
  expect(await planIn(fileOf('{"kind":"roi-insight-coin","version":1}'))).toEqual({
    kind: 'refused',
    message:
      'pilot.json: Plans with a coin for each ticket are no longer supported; plan a rollout of several teams instead.',
  });
});

it('the message for a damaged plan names the file', async () => {
  const text = JSON.stringify(planToWire(plan)).slice(0, 500);
  expect(await planIn(fileOf(text))).toEqual({
    kind: 'refused',
    message: expect.stringMatching(/^pilot\.json: This plan cannot be opened: .+ Choose the file/),
  });
});

it('the message for a changed plan names the part that is invalid', async () => {
  const wire = planToWire(plan);
  const text = JSON.stringify({ ...wire, terms: { ...wire.terms, start: '2027-01-05' } });
  expect(await planIn(fileOf(text))).toMatchObject({
    message: expect.stringContaining('terms.start must be a Monday'),
  });
});
