import { parseUsageFile, usageFileOf } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { claudePage, claudeRecord, daysFrom } from './support/claude.ts';
import { sourceOf, usageOf, weeksOf } from './support/reading.ts';

const WEEK = daysFrom('2026-11-09', '2026-11-15');
const page = (data: readonly unknown[]) => JSON.stringify(claudePage(data));

describe('records of Claude Code', () => {
  it('state no spend for subscriptions, which are paid separately', async () => {
    const days = WEEK.map((day) => page([claudeRecord(day, 'a@example.com', 10, { customer_type: 'subscription' })]));
    const { teams, summary } = await sourceOf({ a: days.join('\n') });
    expect(weeksOf(teams[0])).toEqual(['2026-11-09: 1-4 people, no spend']);
    expect([summary.spend, summary.recordsWithoutSpend]).toEqual([null, 7]);
  });

  it('cost nothing if they list no models, unless they belong to a subscription', async () => {
    const spendWith = async (part: object) => {
      const days = WEEK.map((day) =>
        page([
          claudeRecord(day, 'a@example.com', 100),
          claudeRecord(day, 'b@example.com', 0, { model_breakdown: [], ...part }),
        ]),
      );
      const { teams, summary } = await sourceOf({ a: days.join('\n') });
      return [weeksOf(teams[0]), summary.spend, summary.recordsWithoutSpend];
    };
    expect(await spendWith({})).toEqual([['2026-11-09: 1-4 people, 7'], 7, 0]);
    const subscription = await spendWith({ customer_type: 'subscription' });
    expect(subscription).toEqual([['2026-11-09: 1-4 people, no spend'], 7, 7]);
  });

  it('leave the spend of an idle week unknown if another record of the team has no cost', async () => {
    const subscribed = claudeRecord('2026-11-09', 'b@example.com', 0, { customer_type: 'subscription' });
    const paid = (day: string) => claudeRecord(day, 'a@example.com', 100);
    const days = daysFrom('2026-11-09', '2026-11-22').map((day) =>
      page(day === '2026-11-09' ? [paid(day), subscribed] : [paid(day)]),
    );
    const table = 'person,team\na@example.com,API\nb@example.com,SEATS\nidle@example.com,IDLE';
    const { teams } = await sourceOf({ a: days.join('\n'), table });
    expect(teams.map((team) => [team.name, weeksOf(team)])).toEqual([
      ['API', ['2026-11-09: 1-4 people, 7', '2026-11-16: 1-4 people, 7']],
      ['IDLE', ['2026-11-09: 0 people, 0', '2026-11-16: 0 people, 0']],
      ['SEATS', ['2026-11-09: 1-4 people, no spend', '2026-11-16: 0 people, no spend']],
    ]);
  });

  it('cost nothing if no record lists a model and a subscription names the currency', async () => {
    const days = WEEK.map((day) =>
      page([
        claudeRecord(day, 'a@example.com', 0, { model_breakdown: [] }),
        claudeRecord(day, 'b@example.com', 100, { customer_type: 'subscription' }),
      ]),
    );
    const table = 'person,team\na@example.com,API\nb@example.com,SEATS';
    const { teams } = await sourceOf({ a: days.join('\n'), table });
    expect(teams.map(weeksOf)).toEqual([['2026-11-09: 1-4 people, 0'], ['2026-11-09: 1-4 people, no spend']]);
  });

  it('state no spend if no record lists a model, even if another source names a currency', async () => {
    const days = WEEK.map((day) => page([claudeRecord(day, 'a@example.com', 0, { model_breakdown: [] })]));
    const table = 'week_start,active_people,spend,currency\n2026-11-09,9,7,USD';
    const { sources } = await usageOf({ a: days.join('\n'), table });
    expect(weeksOf(sources[0]?.teams[0])).toEqual(['2026-11-09: 1-4 people, no spend']);
  });

  it.each([[[]], [null], [undefined]])('state no spend if their models are %j', async (model_breakdown) => {
    const days = WEEK.map((day) => page([claudeRecord(day, 'a@example.com', 0, { model_breakdown })]));
    const usage = await usageOf({ a: days.join('\n') });
    expect(weeksOf(usage.sources[0]?.teams[0])).toEqual(['2026-11-09: 1-4 people, no spend']);
    expect(usage.sources[0]?.summary).toMatchObject({ spend: null, recordsWithoutSpend: 7 });
    expect(parseUsageFile(usageFileOf(usage))).toEqual({ ok: true, value: usage });
  });
});
