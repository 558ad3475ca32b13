import { dayAfter, daysBetween } from './usagePages.ts';

/** Matches all planted data about persons: addresses, logins, names, ids and names of keys. */
export const TRACE = /zqplant|779900112233/i;

type Files = Readonly<Record<string, string>>;

const ID = 779_900_112_233;
const EMAIL = 'zqplant.mail@corp.example';
const LOGIN = 'zqplant-login';
const KEY = 'zqplant-key';
const NAME = 'Zqplant Name';
const FIRST = '2026-11-02';
const WORKDAYS = daysBetween(FIRST, '2026-11-13').filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));

const claudeRecord = (day: string, actor: object) => ({
  date: `${day}T00:00:00Z`,
  actor,
  organization_id: `zqplant-organization`,
  customer_type: 'api',
  terminal_type: NAME,
  core_metrics: { num_sessions: 2 },
  model_breakdown: [{ model: 'm', estimated_cost: { currency: 'USD', amount: 500 } }],
});

const claude = (days: readonly string[], part: object = {}) =>
  days
    .map((day) =>
      JSON.stringify({
        data: [
          { ...claudeRecord(day, { type: 'user_actor', email_address: EMAIL, name: NAME }), ...part },
          claudeRecord(day, { type: 'api_actor', api_key_name: KEY }),
        ],
        has_more: false,
        next_page: null,
      }),
    )
    .join('\n');

const copilot = (days: readonly string[], part: object = {}) =>
  days
    .map((day) =>
      JSON.stringify({
        user_id: ID,
        user_login: LOGIN,
        user_name: NAME,
        day,
        user_initiated_interaction_count: 4,
        code_acceptance_activity_count: 3,
        used_agent: false,
        ai_adoption_phase: { phase_number: 2 },
        ai_credits_used: 12,
        ...part,
      }),
    )
    .join('\n');

const userTeams = WORKDAYS.map((day) =>
  JSON.stringify({ user_id: ID, user_login: LOGIN, day, organization_id: '1', team_id: 1, slug: 'Aurora Payments' }),
).join('\n');

const BILLING_HEADING =
  'date,username,product,sku,model,quantity,unit_type,gross_amount,organization,repository,cost_center_name,aic_quantity,aic_gross_amount';
const billing = (days: readonly string[], quantity = '12') =>
  [
    BILLING_HEADING,
    ...days.map((day) => `${day},${LOGIN},copilot,x,m,${quantity},ai-credits,0.12,${LOGIN},${LOGIN},${NAME},0,0`),
  ].join('\n');

const personDays = (days: readonly string[], spend = '0.50') =>
  ['Date,User,Kind,Total Tokens,Cost', ...days.map((day) => `${day}T09:00:00Z,${EMAIL},${NAME},12,${spend}`)].join(
    '\n',
  );

const people = ['person,team', ...[EMAIL, LOGIN, KEY].map((person) => `${person},Aurora Payments`), ''].join('\n');

/**
 * Files of every source with data about persons, and files that are refused because of a value, a column, a repeated
 * day or a broken end.
 */
export function plantedFiles() {
  const [day = FIRST] = WORKDAYS;
  const sources: Files = {
    'claude.json': claude(WORKDAYS),
    'copilot.ndjson': copilot(WORKDAYS),
    'billing.csv': billing(WORKDAYS),
    'days.csv': personDays(WORKDAYS),
  };
  const refused: readonly Files[] = [
    { 'no-sessions.json': claude([day], { core_metrics: NAME }), 'people.csv': people },
    { 'day-twice.json': `${claude([day])}\n${claude([day])}`, 'people.csv': people },
    { 'currency.json': claude([day], { model_breakdown: [{ estimated_cost: { currency: NAME, amount: 1 } }] }) },
    { 'future.ndjson': copilot([dayAfter(day, 400)]) },
    { 'no-day.ndjson': copilot([day], { day: NAME }) },
    { 'quantity.csv': billing([day], NAME) },
    { 'spend.csv': personDays([day], `1${NAME}`) },
    { 'columns.csv': `week_start,active_people,${NAME},${EMAIL}\n2026-11-02,5,1,1\n` },
    { 'values.csv': `week_start,active_people\n${EMAIL},${LOGIN}\n` },
    { 'members.csv': `person,team\n${EMAIL},\n` },
    { 'end.json': `${claude([day]).slice(0, -30)}` },
    { 'unknown.json': JSON.stringify({ [NAME]: EMAIL, records: [{ [KEY]: LOGIN }] }) },
    { 'names.csv': `${NAME},${EMAIL}\n${LOGIN},${KEY}\n` },
    { 'usage.json': JSON.stringify({ kind: 'roi-insight-usage', version: 1, [NAME]: EMAIL }) },
  ];
  return {
    withUserTeams: { 'copilot.ndjson': sources['copilot.ndjson'] ?? '', 'teams.ndjson': userTeams },
    withTable: { ...sources, 'people.csv': people },
    refused,
  } as const;
}
