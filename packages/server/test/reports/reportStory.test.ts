import { readFileSync } from 'node:fs';
import { type Report, reportToWire, type WireReport } from '@roi-insight/contracts';
import { buildSandbox } from '@roi-insight/jira-sandbox';
import { cardValues, MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import { expect, it, onTestFinished } from 'vitest';
import { reportOf } from '../support/responses.ts';
import { startApp } from '../support/harness.ts';

const file = new URL('../../../../docs/guides/how-a-report-is-made.md', import.meta.url);
const page = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');

const digits = (value: number | null | undefined, count: number) => (value ?? Number.NaN).toFixed(count);
const whole = (value: number | null) => new Intl.NumberFormat('en-US').format(Math.round(value ?? Number.NaN));

const analyzeAurora = () => analyzeSample('AUR');

async function analyzeSample(project_name: string, choice: object = {}): Promise<Report> {
  const sandbox = buildSandbox();
  onTestFinished(() => sandbox.close());
  const jira_url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  // The reader sees the page on the day after the last generated ticket.
  const { analyze } = await startApp({}, { now: () => new Date('2027-01-01T00:00:00Z') });
  return reportOf(await analyze({ jira_url, project_name, include_tickets: true, ...choice }));
}

/** Every sentence and row of the page that contains a number, generated from this report. */
function sentencesOf({ summary_metrics, evidence, provenance, tickets = [] }: WireReport): string[] {
  const { pre_claude: pre, post_claude: post, assumptions, improvements } = summary_metrics;
  const ticket = tickets.find(({ key }) => key === 'AUR-1944');
  const countAnalyzed = (side: 'pre' | 'post') =>
    tickets.filter((one) => one.side === side && one.outcome === 'analysed').length;
  const averages = [digits(pre.avg_hours_per_task, 2), digits(post.avg_hours_per_task, 2)];
  const cards = cardValues(summary_metrics);
  const { pre: before, post: after } = provenance?.windows ?? {};
  const funnel = provenance?.funnel;
  const open = post.total_tasks - post.completed_tasks;
  const [low, high] = evidence?.interval_percent ?? [];
  return [
    `| together | **${digits(ticket?.hours, 2)} h** |`,
    `in the week of November ${ticket?.completed_on.slice(-2)}`,
    `| ${before?.from} to ${before?.to} | ${after?.from} to ${after?.to} |`,
    `| completed tickets | ${pre.completed_tasks} | ${post.completed_tasks} |`,
    `| of these with ${MIN_AVERAGED_HOURS} to ${MAX_AVERAGED_HOURS} hours | ${countAnalyzed('pre')} | ${countAnalyzed('post')} |`,
    `| average of those | ${averages[0]} h | ${averages[1]} h |`,
    `AUR-1944 is one of the ${countAnalyzed('post')}`,
    `of ${funnel?.found} tickets read, ${funnel?.out_of_scope} were completed outside`,
    `${funnel?.unfinished} are not finished, ${funnel?.not_delivered} were closed without work`,
    `${funnel?.no_active_time} were completed without ever being worked on, ${funnel?.too_short} took less than ${MIN_AVERAGED_HOURS} h`,
    `and ${funnel?.too_long} more than ${MAX_AVERAGED_HOURS} h. That leaves ${funnel?.analysed}.`,
    `| (${averages[0]} − ${averages[1]}) ÷ ${averages[0]} | ${digits(cards.timeSavingsPercent, 1)}% |`,
    `| (${averages[0]} − ${averages[1]}) × ${post.total_tasks} | ${whole(cards.hoursSaved)} hours |`,
    `| $${digits(improvements.cost_savings_per_task, 2)} × ${post.total_tasks} | $${whole(cards.costSavings)} |`,
    `| $${whole(cards.costSavings)} × 4 | $${whole(cards.annualProjection)} |`,
    `the ${post.completed_tasks} completed ones and ${open} that were created`,
    `An hour costs $${digits(assumptions.hourly_rate, 2)}: $${whole(assumptions.engineer_annual_cost)} a year`,
    `${evidence?.weeks.pre} before and ${evidence?.weeks.post} after`,
    `${digits(evidence?.effect_percent, 1)}% less time a ticket, and with 95% confidence between ${digits(low, 1)}% and ${digits(high, 1)}%`,
    `the verdict is "${evidence?.verdict}". The grade is ${evidence?.grade},`,
    `a smaller figure, ${digits(evidence?.headline_percent ?? undefined, 0)}%,`,
    `${digits(evidence?.headline_percent ?? undefined, 0)}% differs from the ${digits(cards.timeSavingsPercent, 1)}% of the card`,
    `$${whole(cards.costSavings)} is what the formula says`,
    `the ${open} open tickets`,
  ];
}

/** The hours of the ticket in the guide's example of logged hours, as the guide writes them. */
const hoursOf = ({ tickets = [] }: Report) => digits(tickets.find(({ key }) => key === 'HGL-1363')?.hours, 2);

it('the guide has the figures of the project with logged hours', async () => {
  const [logged, status] = await Promise.all([analyzeSample('HGL'), analyzeSample('HGL', { measure: 'active' })]);
  const { evidence, provenance } = reportToWire(logged);
  const [low, high] = evidence?.interval_percent ?? [];
  expect(status.evidence).toMatchObject({ verdict: 'no-detectable-change' });
  const sentences = [
    `was in progress for ${hoursOf(status)} working hours, and ${hoursOf(logged)} h were logged on it`,
    `are not measured, here ${provenance?.funnel.no_active_time}, and`,
    `"${evidence?.verdict}", with an interval from ${digits(low, 1)}% to ${digits(high, 1)}% less time`,
  ];
  expect(sentences.filter((sentence) => !page.includes(sentence))).toEqual([]);
});

it('the guide that follows one ticket has the numbers of the real analysis', async () => {
  const report = await analyzeAurora();
  expect(sentencesOf(reportToWire(report)).filter((sentence) => !page.includes(sentence))).toEqual([]);
});
