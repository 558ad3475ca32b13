import { expect, it } from 'vitest';
import { FairQueue } from './FairQueue.ts';

const never = new AbortController().signal;

/** Waits until every client to which a place was assigned has entered. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

function openQueue(maxRunning: number, maxRunningPerClient: number) {
  const queue = new FairQueue({ maxRunning, maxRunningPerClient });
  const entered: string[] = [];
  const leave = new Map<string, () => void>();
  const enter = (client: string, name: string, signal = never) =>
    queue.enter(client, signal).then((release) => {
      entered.push(name);
      leave.set(name, release);
    });
  return { queue, entered, leave, enter };
}

it('the queue gives a client no more places than the limit for one client', async () => {
  const { entered, enter } = openQueue(4, 2);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void enter('a', name);
  void enter('b', 'b1');
  await settle();
  expect(entered).toEqual(['a1', 'a2', 'b1']);
});

it('the queue lets clients take turns, no matter how many requests each of them has in the queue', async () => {
  const { entered, leave, enter } = openQueue(1, 1);
  for (const name of ['a1', 'a2', 'a3']) void enter('a', name);
  for (const name of ['b1', 'b2']) void enter('b', name);
  void enter('c', 'c1');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    await settle();
    expect(entered.at(-1)).toBe(name);
    leave.get(name)?.();
  }
  await settle();
  expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('the queue serves a client that has no place before clients that have a place', async () => {
  const { entered, leave, enter } = openQueue(3, 2);
  for (const name of ['a1', 'a2', 'b1']) void enter(name.charAt(0), name);
  for (const name of ['b2', 'c1']) void enter(name.charAt(0), name);
  await settle();
  leave.get('a1')?.();
  await settle();
  expect(entered).toEqual(['a1', 'a2', 'b1', 'c1']);
});

it('the queue gives no place to a waiting request that was aborted', async () => {
  const { queue, entered, leave, enter } = openQueue(1, 1);
  const leaving = new AbortController();
  void enter('a', 'a1');
  const left = enter('b', 'b1', leaving.signal);
  void enter('c', 'c1');
  expect(queue.count).toBe(3);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(queue.count).toBe(2);
  leave.get('a1')?.();
  await settle();
  expect(entered).toEqual(['a1', 'c1']);
});
