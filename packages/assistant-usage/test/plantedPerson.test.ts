import { describe, expect, it } from 'vitest';
import { UsageCollection } from '../src/index.ts';
import { claudePage, claudeRecord, daysFrom } from './support/claude.ts';
import { copilotRecord, lines, userTeam } from './support/copilot.ts';
import { NOW, read, type TestFiles, usageOf } from './support/reading.ts';

/** A person in every form that a source can have. No form may appear in a result of the reader. */
const NAME = 'Zqx Janedoe';
const EMAIL = 'zqx.janedoe@corp.example';
const LOGIN = 'zqx-janedoe';
const ID = 778_899_001;
const KEY = 'zqx-janedoes-key';
const TRACES = /zqx|janedoe|corp\.example|778899001/i;

const WEEK = daysFrom('2026-11-09', '2026-11-13');
const HEADING =
  'date,username,product,sku,model,quantity,unit_type,gross_amount,organization,repository,cost_center_name,aic_quantity,aic_gross_amount';

const actors = [
  { type: 'user_actor', email_address: EMAIL, name: NAME },
  { type: 'api_actor', api_key_name: KEY },
];
const claude = (part: object = {}) =>
  WEEK.map((day) =>
    JSON.stringify(
      claudePage(
        actors.map((actor) =>
          claudeRecord(day, EMAIL, 5, { actor, terminal_type: NAME, organization_id: EMAIL, ...part }),
        ),
      ),
    ),
  ).join('\n');
const copilot = (part: object = {}) =>
  lines(
    WEEK.map((day) => copilotRecord(day, LOGIN, 5, { user_id: ID, user_name: NAME, enterprise_id: EMAIL, ...part })),
  );
const billing = (user: string, unit = 'ai-credits') =>
  [
    HEADING,
    ...WEEK.map((day) => `${day},${user},copilot,x,${NAME},5,${unit},0.05,${LOGIN},${LOGIN},${EMAIL},0,0`),
  ].join('\n');

/** A person in every column of a table of persons and days but the date. */
const personTable = (day = '', heading = 'Date,User,Kind,Department,Cost,tool') =>
  [heading, ...WEEK.map((each) => `${day || each},${EMAIL},${NAME},PAY,Included,${EMAIL}`)].join('\n');

describe('the result does not contain a person', () => {
  it.each<[string, TestFiles]>([
    ['of Claude Code', { a: claude() }],
    ['of Copilot', { a: copilot() }],
    ['of the billing report', { a: billing(LOGIN) }],
    ['of the billing report, without a name', { a: billing('') }],
    ['of a table of persons and days', { a: personTable() }],
    ['of all sources', { a: claude(), b: copilot(), c: billing(LOGIN) }],
    ['with a table of teams', { a: claude(), b: `person,team\n${EMAIL},PAY\n${KEY},PAY\n${NAME},OPS` }],
    [
      'with reports of teams',
      { a: copilot(), b: lines([{ ...userTeam('2026-11-09', LOGIN, 'pay', 1), user_id: ID }]) },
    ],
  ])('who is in files %s', async (_, files) => {
    const text = JSON.stringify(await usageOf(files));
    expect(text).toContain('2026-11-09');
    expect(text).not.toMatch(TRACES);
  });
});

describe('a failure does not contain a person', () => {
  it.each<[string, TestFiles]>([
    ['instead of a date', { a: claude({ date: EMAIL }) }],
    ['instead of a number', { a: claude({ core_metrics: { num_sessions: NAME } }) }],
    ['instead of an actor', { a: claude({ actor: NAME }) }],
    ['as an unknown actor', { a: claude({ actor: { type: 'robot', [EMAIL]: LOGIN } }) }],
    ['instead of a cost', { a: claude({ model_breakdown: [{ estimated_cost: { currency: NAME, amount: 1 } }] }) }],
    ['in two files', { a: claude(), b: claude() }],
    ['in a page without an end', { a: claude().replaceAll('"has_more":false', `"has_more":"${EMAIL}"`) }],
    ['in a page that is cut', { a: claude().slice(0, -40) }],
    ['in a damaged line', { a: `${claude()}\n{"actor": ${EMAIL}}\n` }],
    ['in damaged JSON', { a: `{\n"data": [{"actor": ${EMAIL} }]}` }],
    ['instead of records', { a: JSON.stringify({ data: [EMAIL], has_more: false }) }],
    ['instead of a report', { a: JSON.stringify({ [EMAIL]: NAME }) }],
    ['instead of a day', { a: copilot({ day: EMAIL }) }],
    ['instead of a count', { a: copilot({ user_initiated_interaction_count: LOGIN }) }],
    ['instead of credits', { a: copilot({ ai_credits_used: NAME }) }],
    ['with two records a day', { a: copilot(), b: copilot() }],
    ['with a report of endless days', { a: copilot({ report_start_day: NAME, report_end_day: EMAIL }) }],
    ['as the name of a team', { a: copilot(), b: lines([userTeam('2026-11-09', LOGIN, EMAIL, 1)]) }],
    ['in two teams', { a: claude(), b: `person,team\n${EMAIL},PAY\n${EMAIL},OPS` }],
    ['in swapped columns', { a: claude(), b: `person,team\nPAY,${EMAIL}` }],
    ['in no team', { a: claude(), b: 'person,team\nother@example.com,PAY' }],
    ['in a heading', { a: `week_start,active_people,${EMAIL}\n2026-11-09,1,2` }],
    ['in every heading', { a: `${NAME},${EMAIL}\n1,2` }],
    ['instead of a week', { a: `week_start,active_people\n${EMAIL},1` }],
    ['instead of people', { a: `week_start,active_people\n2026-11-09,${NAME}` }],
    ['instead of money', { a: `week_start,active_people,spend,currency\n2026-11-09,5,${NAME},${EMAIL}` }],
    ['in a quote that is not closed', { a: `week_start,active_people\n2026-11-09,"${NAME}` }],
    ['in a row that is too long', { a: `week_start,active_people\n2026-11-09,5,${EMAIL}` }],
    ['instead of the day of a table', { a: personTable(EMAIL) }],
    ['twice in a table of persons and days', { a: personTable(), b: personTable() }],
    ['as the team of a table', { a: personTable().replaceAll(',PAY,', `,${EMAIL},`) }],
    ['instead of amounts in a table', { a: personTable().replaceAll('Included', `1${NAME}`) }],
    ['below unknown columns', { a: personTable('', 'Tag,Nutzer,Art,Abteilung,Kosten,Werkzeug') }],
    ['instead of a unit', { a: billing(LOGIN, NAME) }],
    ['twice in the billing report', { a: billing(LOGIN), b: billing(LOGIN) }],
    ['in text of another encoding', { a: new Uint8Array([...new TextEncoder().encode(EMAIL), 0xff]) }],
  ])('who appears %s', async (_, files) => {
    const refused = await read(files);
    expect(refused).toMatchObject({ kind: 'refused', failures: expect.arrayContaining([expect.anything()]) });
    expect(JSON.stringify(refused)).not.toMatch(TRACES);
  });

  it('who appears in a page from the API', () => {
    const collection = new UsageCollection({ team: 'PAY', now: NOW });
    const reading = collection.addClaudePage('2026-11-09', {
      data: [{ [EMAIL]: NAME }],
      has_more: KEY,
      next_page: EMAIL,
    });
    expect(reading.kind).toBe('refused');
    expect(JSON.stringify([reading, collection, collection.finish(null)])).not.toMatch(TRACES);
  });
});
