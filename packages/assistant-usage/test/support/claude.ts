/** A record of the Claude Code Analytics API as it is documented. */
export const claudeRecord = (day: string, email: string, cents: number, part: object = {}) => ({
  date: `${day}T00:00:00Z`,
  actor: { type: 'user_actor', email_address: email },
  organization_id: 'dc9f6c26',
  customer_type: 'api',
  terminal_type: 'vscode',
  core_metrics: {
    num_sessions: 2,
    lines_of_code: { added: 10, removed: 4 },
    commits_by_claude_code: 0,
    pull_requests_by_claude_code: 0,
  },
  tool_actions: { edit_tool: { accepted: 4, rejected: 1 } },
  model_breakdown: [
    {
      model: 'claude-opus-4-8',
      tokens: { input: 100, output: 35, cache_read: 10, cache_creation: 5 },
      estimated_cost: { currency: 'USD', amount: cents },
    },
  ],
  ...part,
});

/** A page of the API's response. */
export const claudePage = (data: readonly unknown[], next: string | null = null) => ({
  data,
  has_more: next !== null,
  next_page: next,
});

/** The only page of each day, one page per line. */
export const claudeDays = (days: readonly string[], emails: readonly string[], cents = 100) =>
  days.map((day) => JSON.stringify(claudePage(emails.map((email) => claudeRecord(day, email, cents))))).join('\n');

const DAY_MS = 86_400_000;

export const daysFrom = (first: string, last: string) =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / DAY_MS + 1 }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  );

export const emails = (count: number) => Array.from({ length: count }, (_, index) => `dev${index}@example.com`);
