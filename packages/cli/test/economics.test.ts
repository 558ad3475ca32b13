import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportToWire } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { dataFile } from '@roi-insight/report-files';
import { SAMPLE_PROJECTS } from '@roi-insight/jira-sandbox';
import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { NOW, startSandbox } from '../../server/test/support/harness.ts';
import { readEconomics } from '../src/economics.ts';
import { COSTS } from '../src/options/optionGroups.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';

const formats = createFormats(defaultBrand);

const ENTERED = ['--engineer-cost', '180000', '--seats', '12', '--price', '39.5', '--realization', '70'];

it('the command reads the entered costs in the format that the app saves', async () => {
  const spend = join(emptyFolder(), 'spend.csv');
  writeFileSync(spend, 'month,amount\n2025-09,480.50\n');
  const { values } = parseArgs({ args: [...ENTERED, '--spend', spend], options: COSTS });
  expect(await readEconomics(formats, values)).toEqual({
    seats: 12,
    pricePerSeatMonth: 39.5,
    realisationRate: 0.7,
    spend: [{ month: '2025-09', amount: 480.5 }],
    touched: ['seats', 'price', 'realization'],
    enteredEngineerCost: 180_000,
  });
  expect(await readEconomics(formats, {})).toEqual(defaultEconomics);
});

it('the command values the saved time with the entered costs, and leaves the API’s JSON unchanged', async () => {
  const sandbox = await startSandbox({ projects: SAMPLE_PROJECTS.filter(({ key }) => key === 'AUR') });
  const values: string[] = [];
  for (const entered of [[], ENTERED.slice(0, 2), ENTERED.slice(2)]) {
    const file = join(emptyFolder(), 'report.json');
    const { stdout } = await runCli([...reportOf(sandbox), ...entered, '--out', file]);
    values.push(stdout.split('\n').find((line) => line.startsWith('Net ')) ?? '');
    expect(JSON.parse(readFileSync(file, 'utf8')).summary_metrics.assumptions.engineer_annual_cost).toBe(100_000);
  }
  expect(values).toEqual(values.map(() => expect.stringMatching(/in the first quarter: \$/)));
  expect(new Set(values).size).toBe(3);
});

it('compare uses the entered costs for reports of the API, and the costs in the files for reports of the app', async () => {
  const folder = emptyFolder();
  const [own, saved] = [join(folder, 'api.json'), join(folder, 'app.json')];
  const source = { report: clearWin, jiraUrl: null, projectName: null, brand: defaultBrand, generatedAt: NOW };
  writeFileSync(own, JSON.stringify(reportToWire(clearWin)));
  writeFileSync(saved, dataFile('report-json', { ...source, economics: defaultEconomics })?.text ?? '');
  expect((await runCli(['compare', saved, own])).stdout).toContain('Inputs: no difference\n');
  const { stdout } = await runCli(['compare', saved, own, ...ENTERED]);
  expect(stdout).toContain('  Seats: 25 → 12\n');
  expect(stdout).toContain('  Annual engineer cost: $100,000 → $180,000\n');
});

it.each([
  ['--seats', '0', 'a whole number from 1 to 1000000'],
  ['--seats', '2.5', 'a whole number'],
  ['--seats', '1e3', 'a whole number'],
  ['--price', '-1', 'lacks its value'],
  ['--price=-1', '', 'a number from 0'],
  ['--price', '$20', 'without signs'],
  ['--price', '100001', 'a number from 0 to 100000'],
  ['--realization', '101', 'a number from 0 to 100'],
  ['--engineer-cost', '0', 'a number from 1'],
  ['--engineer-cost', '100,000', 'thousands separators'],
  ['--engineer-cost', '90.000', '--engineer-cost: “90.000” could mean 90 or 90000.'],
  ['--price', '1.000', '--price: “1.000” could mean 1 or 1000.'],
  ['--realization', '50.0000', 'at most two decimals'],
  ['--seats', '1.000', 'a whole number'],
  ['--spend', '/no/such/spend.csv', "/no/such/spend.csv doesn't exist"],
])('before the command reads anything, it refuses %s %s with exit code 2', async (option, value, message) => {
  const values = value === '' ? [option] : [option, value];
  const ran = await runCli([...reportOf('http://127.0.0.1:1'), ...values]);
  expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining(message) });
});

it('the command names the line of a spend file that cannot be read', async () => {
  const file = join(emptyFolder(), 'spend.csv');
  writeFileSync(file, '2025-09,500\nSeptember,500\n');
  const { exitCode, stderr } = await runCli([...reportOf('http://127.0.0.1:1'), '--spend', file]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(`${file}: Line 2: `) });
});

it('the command uses the defaults if no costs are entered', async () => {
  const { seats, pricePerSeatMonth, realisationRate } = defaultEconomics;
  const { stdout } = await runCli(['report', '--help']);
  expect(stdout).toMatch(new RegExp(`--seats .*else ${seats}\\)`));
  expect(stdout).toMatch(new RegExp(`--price .*default: ${pricePerSeatMonth}\\)`));
  expect(stdout).toMatch(new RegExp(`--realization .*default: ${realisationRate * 100}\\)`));
});
