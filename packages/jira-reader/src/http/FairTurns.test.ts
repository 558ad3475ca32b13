import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairTurns } from './FairTurns.ts';

const { signal } = new AbortController();

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Requests turns in this order and returns the order in which they ran; each turn takes 5 ms. */
async function orderOf(turns: FairTurns, asked: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  const take = (id: string) => () => {
    vi.advanceTimersByTime(5);
    order.push(id);
  };
  await Promise.all(asked.map((id) => turns.run(id, signal, take(id))));
  return order;
}

it('the next turn goes to the analysis that has used the least time', async () => {
  expect(await orderOf(new FairTurns(), ['a', 'a', 'a', 'b', 'c', 'b'])).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

it('a new analysis gets no credit for the time before it started', async () => {
  const turns = new FairTurns();
  await orderOf(turns, ['a', 'a', 'a', 'a']);
  expect(await orderOf(turns, ['new', 'new', 'a', 'new', 'a'])).toEqual(['new', 'new', 'a', 'new', 'a']);
});

it('an analysis that hangs does not delay the other analyses, even if it has used little time', async () => {
  const turns = new FairTurns();
  await orderOf(turns, ['hanging', 'honest', 'honest', 'honest', 'honest', 'honest']);
  expect(await orderOf(turns, ['new', 'new', 'new', 'new', 'honest'])).toEqual(['new', 'new', 'honest', 'new', 'new']);
});

it('the time of an analysis is forgotten when the analysis has ended', async () => {
  const turns = new FairTurns();
  await orderOf(turns, ['a', 'a', 'a', 'b']);
  turns.forget('a');
  expect(await orderOf(turns, ['a', 'b'])).toEqual(['a', 'b']);
});

it('the turns continue after a piece of work failed', async () => {
  const turns = new FairTurns();
  const failing = turns.run('a', signal, () => {
    throw new Error('broken');
  });
  const next = turns.run('a', signal, () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('an analysis that has ended no longer waits for a turn', async () => {
  const turns = new FairTurns();
  const over = new AbortController();
  const first = turns.run('a', signal, () => 'first');
  const waiting = turns.run('b', over.signal, () => 'never');
  over.abort(new Error('over'));
  await expect(waiting).rejects.toThrow('over');
  expect(await first).toBe('first');
  expect(await turns.run('a', signal, () => 'last')).toBe('last');
  await expect(turns.run('b', over.signal, () => 'never')).rejects.toThrow('over');
});
