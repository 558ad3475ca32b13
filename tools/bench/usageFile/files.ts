const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2025, 10, 3);

/** Data of one year with 2,000 people. Each person uses the assistant on most workdays. */
const PEOPLE = 2000;
const DAYS = 250;
const RECORDS = PEOPLE * DAYS;

/** The date of a workday. Workdays are counted from a Monday. */
const dayText = (day: number) =>
  new Date(FIRST_DAY + (Math.floor(day / 5) * 7 + (day % 5)) * DAY_MS).toISOString().slice(0, 10);

const email = (person: number) => `developer.${person}@corp.example`;

/** Records of the Claude Code Analytics API with two models, in pages of 1,000. Each page is one line. */
function* claudePages(): Generator<string> {
  for (let day = 0; day < DAYS; day += 1)
    for (let page = 0; page * 1000 < PEOPLE; page += 1) {
      const data = Array.from({ length: 1000 }, (_, index) => claudeRecord(dayText(day), page * 1000 + index));
      const hasMore = (page + 1) * 1000 < PEOPLE;
      yield `${JSON.stringify({ data, has_more: hasMore, next_page: hasMore ? 'page_2' : null })}\n`;
    }
}

const claudeRecord = (day: string, person: number) => ({
  date: `${day}T00:00:00Z`,
  actor: { type: 'user_actor', email_address: email(person) },
  organization_id: 'dc9f6c26-b22c-4831-8d01-0446bada88f1',
  customer_type: 'api',
  terminal_type: 'vscode',
  core_metrics: {
    num_sessions: 5,
    lines_of_code: { added: 1543, removed: 892 },
    commits_by_claude_code: 12,
    pull_requests_by_claude_code: 2,
  },
  tool_actions: {
    edit_tool: { accepted: 45, rejected: 5 },
    multi_edit_tool: { accepted: 12, rejected: 2 },
    write_tool: { accepted: 8, rejected: 1 },
    notebook_edit_tool: { accepted: 3, rejected: 0 },
  },
  model_breakdown: ['claude-opus-4-8', 'claude-haiku-4-5'].map((model) => ({
    model,
    tokens: { input: 100_000, output: 35_000, cache_read: 10_000, cache_creation: 5000 },
    estimated_cost: { currency: 'USD', amount: 100 + (person % 900) },
  })),
});

/** A tenth of the Claude records as indented JSON, which can only be read with a tokenizer. */
function* indentedPages(): Generator<string> {
  for (const [index, page] of [...claudePages()].entries())
    if (index % 20 < 2) yield `${JSON.stringify(JSON.parse(page), null, 2)}\n`;
}

/** Copilot's report with one line per person and day, as NDJSON. */
function* copilotLines(): Generator<string> {
  const counts = { code_generation_activity_count: 23, code_acceptance_activity_count: 23, loc_added_sum: 330 };
  const totals = Array.from({ length: 4 }, () => ({ language: 'typescript', feature: 'agent_edit', ...counts }));
  for (let day = 0; day < DAYS; day += 1)
    for (let person = 0; person < PEOPLE; person += 1)
      yield `${JSON.stringify({
        user_id: person,
        user_login: `developer-${person}`,
        day: dayText(day),
        organization_id: '100000001',
        user_initiated_interaction_count: person % 40,
        ...counts,
        totals_by_ide: totals.slice(0, 1),
        totals_by_language_feature: totals,
        used_agent: true,
        used_chat: false,
        ai_adoption_phase: { phase_number: 2, phase: 'Phase 2', version: 'v1' },
        ai_credits_used: person / 7,
      })}\n`;
}

/** GitHub's billing report. */
function* billingRows(): Generator<string> {
  yield '"date","username","product","sku","model","quantity","unit_type","applied_cost_per_quantity","gross_amount","discount_amount","net_amount","total_monthly_quota","organization","repository","cost_center_name","aic_quantity","aic_gross_amount"\n';
  for (let day = 0; day < DAYS; day += 1)
    for (let person = 0; person < PEOPLE; person += 1)
      yield `"${dayText(day)}","developer-${person}","copilot","copilot_ai_credit","Auto: Claude Haiku 4.5","${person % 400}","ai-credits","0.01","${(person % 400) / 100}","0","0","3900","example-org","","","0","0"\n`;
}

/** Assigns people to 40 teams. */
export function* memberRows(): Generator<string> {
  yield 'person,team\n';
  for (let person = 0; person < PEOPLE; person += 1)
    yield `${email(person)},Team ${person % 40}\ndeveloper-${person},Team ${person % 40}\n`;
}

/** The measured files. */
export const FILES = [
  { name: 'Claude Code, a page in each line', records: RECORDS, suffix: 'pages.ndjson', parts: claudePages },
  { name: 'Claude Code, indented', records: RECORDS / 10, suffix: 'pages.json', parts: indentedPages },
  { name: 'Copilot usage metrics, NDJSON', records: RECORDS, suffix: 'users.ndjson', parts: copilotLines },
  { name: 'GitHub billing report, CSV', records: RECORDS, suffix: 'billing.csv', parts: billingRows },
] as const;
