import { type CoinReading, coinPlanToWire, coinReadingToWire, coinSecretToWire } from '@roi-insight/contracts';
import { coinOf } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import { createCoinPlanning } from './createCoinPlanning.ts';
import { createCoinReporting } from './createCoinReporting.ts';
import { coinPlanIn, createOpenedCoin } from './openedCoin.ts';

const SECRET = '5e'.repeat(32);
const NOW = Date.parse('2026-12-14T10:00:00Z');
const VALUES = {
  jiraUrl: 'https://x.atlassian.net/browse/T-1',
  email: 'ada@example.com',
  apiKey: 'a-token-of-jira',
  project: 'T',
  start: new Date(2027, 0, 4),
  smallestSaving: 30,
  sizeField: '',
};

/** 15 weeks of 12 tickets before the plan, and 8 weeks after it whose allowed tickets take half the time. */
function readingOf(today: string): CoinReading {
  const random = randomFrom(3);
  const row = (week: number) => ({ week, type: 'story', logSize: null, log: 2 + 0.5 * random.normal() });
  const rows = (first: number, weeks: number) =>
    Array.from({ length: weeks * 12 }, (_, index) => row(first + Math.floor(index / 12)));
  return {
    fetchedAt: `${today}T10:00:00.000Z`,
    host: 'x.atlassian.net',
    sample: false,
    project: { key: 'T', name: 'Team' },
    timeZone: 'UTC',
    today,
    start: '2027-01-04',
    measure: 'active',
    slowWeeks: 2,
    sizePercent: null,
    history: rows(-20, 15),
    tickets: rows(0, 8).map(({ week, type, logSize, log }, index) => {
      const key = `T-${index + 1}`;
      return { week, type, logSize, key, log: log - 0.7 * Number(coinOf(SECRET, key) === 'yes') };
    }),
  };
}

const answer = (value: object): AnalysisOutcome => ({ kind: 'succeeded', text: JSON.stringify(value) });
const failure = { kind: 'network', apiUrl: 'https://roi.example.com/api' } as const;

/** A client that answers with one reading, and keeps the requests. */
function clientOf(reading: CoinReading | null, registration: AnalysisOutcome = { kind: 'failed', failure }) {
  const requests: object[] = [];
  const client: Pick<AnalysisClient, 'coin' | 'registerPlan'> = {
    coin: async (request) => {
      requests.push(request);
      return reading === null ? { kind: 'failed', failure } : answer(coinReadingToWire(reading));
    },
    registerPlan: async (request) => {
      requests.push(request);
      return registration;
    },
  };
  return { requests, loadClient: async () => client };
}

function planningOf(client: ReturnType<typeof clientOf>) {
  const opened = createOpenedCoin();
  const planning = createCoinPlanning({
    loadClient: client.loadClient,
    opened,
    now: () => NOW,
    randomSeed: () => SECRET,
  });
  return { opened, planning };
}

async function made(client = clientOf(readingOf('2026-12-14'))) {
  const { opened, planning } = planningOf(client);
  await planning.submit(VALUES);
  planning.changeWeeks(8);
  planning.make();
  const { plan } = opened.get();
  if (plan === null) throw new Error(planning.get().kind);
  return { opened, planning, plan, client };
}

const fileOf = (content: object, name = 'file.json') => new File([JSON.stringify(content)], name);

describe('planning one team', () => {
  it('reads, forecasts, and makes a plan with a secret', async () => {
    const { planning, plan, opened, client } = await made();
    expect(client.requests).toEqual([
      expect.objectContaining({
        jira_url: 'https://x.atlassian.net',
        project_name: 'T',
        start: '2027-01-04',
        weeks: 52,
      }),
    ]);
    expect(planning.get()).toMatchObject({ kind: 'made', plan, saved: [] });
    expect(plan.terms).toMatchObject({ weeks: 8, smallestSaving: 0.3, readOn: '2027-03-22' });
    expect(plan.registration).toEqual({ kind: 'unwitnessed', made: '2026-12-14T10:00:00.000Z' });
    expect(opened.get().secret).toBe(SECRET);
    expect(JSON.stringify(planning.get())).not.toContain(SECRET);
    planning.showSaved('secret');
    planning.showSaved('secret');
    expect(planning.get()).toMatchObject({ saved: ['secret'] });
  });

  it('keeps what was typed if the project is not read', async () => {
    const { planning } = planningOf(clientOf(null));
    await planning.submit(VALUES);
    expect(planning.get()).toEqual({ kind: 'form', values: VALUES, failure });
  });

  it('shows nothing of a reading that was canceled', async () => {
    const { planning } = planningOf(clientOf(readingOf('2026-12-14')));
    const submitted = planning.submit(VALUES);
    planning.back();
    await submitted;
    expect(planning.get()).toEqual({ kind: 'form', values: VALUES, failure: null });
  });

  it('says why a team cannot be planned', async () => {
    const { planning } = planningOf(clientOf({ ...readingOf('2026-12-14'), history: [] }));
    await planning.submit(VALUES);
    expect(planning.get()).toMatchObject({ kind: 'refused', refusal: { kind: 'few-tickets' } });
  });

  it('adds the issue as the witness, and the plan has to be saved again', async () => {
    const issue = { success: true, id: '7', key: 'OPS-7', created: '2026-12-14T11:00:00.000Z' };
    const { planning, opened, plan } = await made(clientOf(readingOf('2026-12-14'), answer(issue)));
    planning.showSaved('plan');
    planning.showSaved('secret');
    await planning.checkIssue('OPS-7');
    expect(planning.get()).toMatchObject({ saved: ['secret'], plan: { hash: plan.hash, registration: { id: '7' } } });
    expect(opened.get()).toMatchObject({ secret: SECRET, plan: { registration: { kind: 'issue' } } });
  });

  it('keeps the plan if the issue does not contain the code', async () => {
    const { planning, plan } = await made();
    await planning.checkIssue('OPS-7');
    expect(planning.get()).toMatchObject({ kind: 'made', plan, issue: { kind: 'failed', failure } });
  });
});

describe('opened files', () => {
  it('are a plan and its secret, in any order', async () => {
    const { plan } = await made();
    const secret = fileOf(coinSecretToWire({ plan: plan.hash, secret: SECRET }));
    const opened = createOpenedCoin();
    await opened.openFiles([secret, fileOf(coinPlanToWire(plan))]);
    expect(opened.get()).toEqual({ plan, secret: SECRET, problem: null });
  });

  it('are refused with a sentence', async () => {
    const { plan } = await made();
    const opened = createOpenedCoin();
    opened.open(plan, null);
    const problemOf = async (content: object) => {
      await opened.openFiles([fileOf(content)]);
      return opened.get().problem;
    };
    expect(await problemOf(coinSecretToWire({ plan: plan.hash, secret: '11'.repeat(32) }))).toMatch(
      /^This secret does not belong to this plan\./,
    );
    expect(await problemOf({ kind: 'other' })).toMatch(/is neither a coin plan nor the secret of one\.$/);
    const wire = coinPlanToWire(plan);
    expect(await problemOf({ ...wire, terms: { ...wire.terms, smallest_saving: 0.1 } })).toMatch(
      /The plan was changed/,
    );
    expect(await problemOf({ ...wire, version: 2 })).toMatch(/another version/);
    expect(opened.get()).toMatchObject({ plan, secret: null });
  });

  it('forget the secret of another plan', async () => {
    const { plan, opened } = await made();
    opened.open({ ...plan, terms: { ...plan.terms, secretHash: '0'.repeat(64) } }, null);
    expect(opened.get().secret).toBeNull();
  });

  it('are no coin plans if they are something else', async () => {
    expect(await coinPlanIn(fileOf({ kind: 'roi-insight-plan' }))).toBeNull();
    expect(await coinPlanIn(new File(['ticket,hours'], 'tickets.csv'))).toBeNull();
  });
});

describe('the report', () => {
  const values = { jiraUrl: 'https://x.atlassian.net', email: 'ada@example.com', apiKey: 'a-token-of-jira' };

  it('asks for the tracker of the plan, and shows the result', async () => {
    const { plan } = await made();
    const client = clientOf(readingOf('2027-03-22'));
    const reporting = createCoinReporting({ loadClient: client.loadClient, now: () => NOW });
    reporting.open(plan);
    expect(reporting.get()).toMatchObject({ step: { kind: 'asking' }, values: { jiraUrl: 'https://x.atlassian.net' } });
    await reporting.submit(plan, SECRET, values);
    expect(client.requests).toEqual([expect.objectContaining({ read_on: '2027-03-22', measure: 'active', weeks: 8 })]);
    expect(reporting.get().step).toMatchObject({ kind: 'made', result: { kind: 'read', verdict: 'faster' } });
    expect(JSON.stringify(client.requests)).not.toContain(SECRET);
  });

  it('keeps what was typed if the tickets are not read, or reading is canceled', async () => {
    const { plan } = await made();
    const reporting = createCoinReporting({ loadClient: clientOf(null).loadClient, now: () => NOW });
    await reporting.submit(plan, SECRET, values);
    expect(reporting.get()).toEqual({ step: { kind: 'asking', failure }, values });
    const submitted = reporting.submit(plan, SECRET, values);
    reporting.back();
    await submitted;
    expect(reporting.get()).toEqual({ step: { kind: 'asking', failure: null }, values });
  });
});
