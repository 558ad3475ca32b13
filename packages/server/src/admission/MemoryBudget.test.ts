import { expect, it } from 'vitest';
import type { RequestFailure } from '@roi-insight/jira-reader';
import { MemoryBudget } from './MemoryBudget.ts';

const MB = 1024 * 1024;

/** An analysis of a client, and the failure that ended it. */
function open(budget: MemoryBudget, client: string) {
  const failures: RequestFailure[] = [];
  const account = budget.open(client, (failure) => failures.push(failure));
  return {
    close: account.close,
    code: () => failures.at(-1)?.code ?? null,
    use: (use: { unreadBytes?: number; tickets?: number; changes?: number }) =>
      account.report({ unreadBytes: 0, tickets: 0, changes: 0, ...use }),
  };
}

it('the budget allows half of the tickets to one client, and all of the tickets to all clients together', () => {
  const budget = new MemoryBudget({ maxTickets: 300_000 });
  const analyses = ['a', 'a', 'b', 'b', 'c'].map((client) => open(budget, client));
  for (const { use } of analyses) use({ tickets: 75_000 });
  expect(analyses.map(({ code }) => code())).toEqual([null, null, null, null, 'busy']);
  analyses[0]?.use({ tickets: 90_000 });
  expect(analyses[0]?.code()).toBe('busy');
  const later = open(budget, 'c');
  later.use({ tickets: 75_000 });
  expect(later.code()).toBe(null);
});

it('the budget counts twenty status changes as one ticket', () => {
  const budget = new MemoryBudget({ maxTickets: 300_000 });
  const { use, code } = open(budget, 'a');
  use({ tickets: 100_000, changes: 1_000_000 });
  expect(code()).toBe(null);
  use({ tickets: 100_000, changes: 10_000_000 });
  expect(code()).toBe('too-many-tickets');
});

it('the budget always allows a few tickets and bytes, even if it is used up', () => {
  const budget = new MemoryBudget({ maxTickets: 300_000 });
  for (const client of ['a', 'b']) open(budget, client).use({ tickets: 150_000, unreadBytes: 64 * MB });
  const small = open(budget, 'c');
  small.use({ tickets: 5000, unreadBytes: 4 * MB });
  expect(small.code()).toBe(null);
});

it('the budget limits unread bytes for each analysis, for each client and in total', () => {
  const budget = new MemoryBudget({ maxTickets: 300_000 });
  const single = open(budget, 'a');
  single.use({ unreadBytes: 65 * MB });
  expect(single.code()).toBe('not-jira');
  const [first, second] = [open(budget, 'a'), open(budget, 'a')];
  first.use({ unreadBytes: 60 * MB });
  second.use({ unreadBytes: 60 * MB });
  expect([first.code(), second.code()]).toEqual([null, 'busy']);
  const others = ['b', 'c', 'd'].map((client) => open(budget, client));
  for (const { use } of others) use({ unreadBytes: 60 * MB });
  expect(others.map(({ code }) => code())).toEqual([null, null, 'busy']);
});
