import { readUsage } from '@roi-insight/assistant-usage';
import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { expect, it } from 'vitest';
import { EVERYONE } from '../storage/usage/usageRecord.ts';
import { recordOf } from './recordOf.ts';

async function* piecesOf(text: string) {
  yield new TextEncoder().encode(text);
}

const page = (days: readonly string[]) =>
  days
    .map((date) =>
      JSON.stringify({
        data: ['planted.person@example.com', 'other.person@example.com'].map((email) => ({
          date: `${date}T00:00:00Z`,
          actor: { type: 'user_actor', email_address: email },
          customer_type: 'api',
          core_metrics: { num_sessions: 1 },
          model_breakdown: [{ model: 'm', estimated_cost: { currency: 'USD', amount: 100 } }],
        })),
        has_more: false,
      }),
    )
    .join('\n');

it('the record describes the usage in words, and names no person', async () => {
  const days = ['2025-09-01', '2025-09-02', '2025-09-03', '2025-09-04', '2025-09-05'];
  const read = await readUsage([{ name: 'usage.json', chunks: piecesOf(page(days)) }], {
    team: EVERYONE,
    now: '2026-01-01T00:00:00Z',
    days: null,
  });
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.failures));
  const record = recordOf(createFormats(defaultBrand), ['usage.json'], read.usage);
  expect(record.understood).toMatchObject({ fileNames: ['usage.json'], teams: [], hasEveryone: true });
  expect(record.understood.sources[0]?.summary).toMatch(/^1–4 people in 1 team, .*\$10/);
  expect(JSON.stringify(record)).not.toMatch(/planted|person@/);
});
