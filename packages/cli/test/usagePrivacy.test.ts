import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, parseReport } from '@roi-insight/contracts';
import { dataFile, reportPage } from '@roi-insight/report-files';
import { createFormats, DATA_FILE_KINDS, defaultBrand, reportHistory } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it, vi } from 'vitest';
import { linesOf } from '../../report-files/src/testing/linesOf.ts';
import { pdfOf } from '../../report-files/src/testing/pdfOf.ts';
import { startSandbox } from '../../server/test/support/harness.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';

// This module is replaced, because drawing the charts needs a browser.
vi.mock('svg2pdf.js', () => ({ svg2pdf: async () => undefined }));
vi.mock(
  '../../report-files/src/pdf/charts/chartDrawing.ts',
  () => import('../../report-files/src/testing/chartStub.ts'),
);

const PEOPLE = Array.from({ length: 9 }, (_, index) => `planted${index}`);
const PLANTED = /planted/i;

/** The workdays of 40 weeks. */
const DAYS = Array.from({ length: 280 }, (_, day) => new Date(Date.UTC(2025, 2, 3 + day)))
  .filter((day) => day.getUTCDay() % 6 !== 0)
  .map((day) => day.toISOString().slice(0, 10));

/** All people use the assistant from adoption to November, and two of them use it at other times, too. */
const usersOn = (day: string) => (day < '2025-08-25' || day >= '2025-12-01' ? PEOPLE.slice(0, 2) : PEOPLE);

const CLAUDE = DAYS.map((day) =>
  JSON.stringify({
    data: usersOn(day).map((name, index) => ({
      date: `${day}T00:00:00Z`,
      actor:
        index === 8
          ? { type: 'api_actor', api_key_name: `key of ${name}` }
          : { type: 'user_actor', email_address: `${name}@example.com` },
      customer_type: 'api',
      core_metrics: { num_sessions: 1 },
      model_breakdown: [{ model: 'm', estimated_cost: { currency: 'USD', amount: 150 } }],
    })),
    has_more: false,
    next_page: null,
  }),
).join('\n');

const COPILOT = DAYS.flatMap((day) =>
  usersOn(day).map((name, index) =>
    JSON.stringify({
      user_login: name,
      user_id: `${index}-${name}`,
      day,
      user_initiated_interaction_count: 4,
      code_acceptance_activity_count: 3,
      ai_credits_used: 25,
    }),
  ),
).join('\n');

const TABLE = [
  'Date,User,Kind,Total Tokens,Cost',
  ...DAYS.flatMap((day) => usersOn(day).map((name) => `${day}T09:00:00Z,${name}@example.com,${name},12,1.50`)),
  // Rows that cannot be read are counted, and not quoted.
  ...PEOPLE.map((name) => `${name},${name}@example.com,${name},12,${name}`),
].join('\n');

const TEAMS = `person,team\n${PEOPLE.map((name) => `${name}@example.com,AUR\n${name},AUR\nkey of ${name},AUR\n`).join('')}`;

it.each([
  ['claude-code', CLAUDE],
  ['copilot', COPILOT],
  ['table', TABLE],
])('no output contains a person from the data of %s', async (source, content) => {
  const folder = emptyFolder();
  const path = (name: string) => join(folder, name);
  writeFileSync(path('usage.ndjson'), content);
  writeFileSync(path('people.csv'), TEAMS);
  const usage = ['usage', '--source', source, '--teams', path('people.csv'), '--out', path('usage.json')];
  const read = await runCli([...usage, path('usage.ndjson')]);
  expect(read).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('9 people in 1 team') });

  const outs = ['--out', path('report.json'), '--out', path('report.csv'), '--include-tickets'];
  const made = await runCli([...reportOf(await startSandbox()), '--usage', path('usage.json'), ...outs]);
  expect(made).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('of the team used the assistant') });
  const compared = await runCli(['compare', path('report.json'), path('report.json')]);
  const parsed = parseJson(readFileSync(path('report.json'), 'utf8'), parseReport);
  if (!parsed.ok) throw new Error(parsed.error.message);

  const origin = { report: parsed.value, brand: defaultBrand, jiraUrl: null, projectName: null };
  const saved = { ...origin, economics: defaultEconomics, generatedAt: new Date(2026, 0, 5) };
  const formats = createFormats(defaultBrand);
  const outputs: Readonly<Record<string, string>> = {
    commands: JSON.stringify([read, made, compared]),
    ...Object.fromEntries(
      ['usage.json', 'report.json', 'report.csv'].map((name) => [name, readFileSync(path(name), 'utf8')]),
    ),
    ...Object.fromEntries(DATA_FILE_KINDS.map((kind) => [kind, dataFile(kind, saved)?.text ?? ''])),
    page: reportPage('<!--report: head--><!--report: body-->', saved).text,
    history: JSON.stringify(reportHistory(formats, [{ id: '1', fileName: 'report.json', run: saved }])),
    summaryLines: (await linesOf({ ...saved, kind: 'summary' })).join('\n'),
    fullLines: (await linesOf(saved)).join('\n'),
    full: await (await pdfOf({ ...saved, kind: 'full' })).text(),
  };
  expect(outputs['usage-csv']).toContain('1–4');
  expect(outputs['fullLines']).toContain('Use of the assistant');
  for (const [name, text] of Object.entries(outputs)) expect([name, text.match(PLANTED)]).toEqual([name, null]);
});
