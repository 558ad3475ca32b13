import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureRows } from './failures.ts';
import type { JsonSchema } from './jsonSchema.ts';

const INTRODUCTION = `# The API

Generated from the contract's schemas by \`npm run docs:api\`; do not edit. The same content is available as an OpenAPI 3.1
document at \`GET /api/openapi.json\`.

| endpoint | response |
| --- | --- |
| \`POST /api/fetch-jira\` | the [report](#report) of a [request](#fetchjirarequest), or a [failure](#failure) |
| \`POST /api/organization\` | the [report](#report) on the teams of an [organization](#organizationrequest), or a [failure](#failure) |
| \`POST /api/plan\` | the [closed weeks](#planreading) of the teams of a [plan](#planrequest), or a [failure](#failure) |
| \`POST /api/plan/registration\` | the [issue](#registrationresponse) with the [code of a plan](#registrationrequest), or a [failure](#failure) |
| \`GET /api/sample\` | 200 with [access to the sample tracker](#sampletracker), or 204 if there is none |
| \`GET /api/health\` | liveness probe: 200 while the process is running |
| \`GET /api/health/ready\` | readiness probe: 200 while another analysis can start, otherwise 503 |
| \`GET /api/openapi.json\` | the OpenAPI document |

The API has no login of its own: anyone who can reach the server may use it, with their own Jira credential in each request.
The server stores neither credentials nor reports.

## An analysis

With \`npm start\` running in another terminal:

\`\`\`sh
curl -s http://127.0.0.1:4010/api/sample
\`\`\`

\`\`\`sh
curl -s http://127.0.0.1:4010/api/fetch-jira -H 'Content-Type: application/json' -d '{
  "jira_url": "http://127.0.0.1:4011",
  "email": "demo@example.com",
  "api_token": "sandbox-token-0001",
  "project_name": "AUR",
  "claude_adoption_date": "2025-08-25"
}'
\`\`\`

With \`-H 'Accept: application/x-ndjson' -N\` the response is a stream of lines, each a JSON document: first progress such as
\`{"progress":{"stage":"reading","done":200,"total":412}}\`, then the report or the failure. The status of a stream is always
200, because it is sent before the outcome is known. Closing the connection cancels the analysis.

## With progress, in TypeScript

For Node ≥ 22.18, which runs TypeScript; with Node 20, \`npx tsx example.ts\`.

\`\`\`ts
${readFileSync(join(import.meta.dirname, 'example.ts'), 'utf8')}\`\`\`

## A comparison with other teams

Other teams on the same Jira show what would have happened anyway. Each has the day on which it adopted the assistant, or null:

\`\`\`sh
curl -s http://127.0.0.1:4010/api/fetch-jira -H 'Content-Type: application/json' -d '{
  "jira_url": "http://127.0.0.1:4011",
  "email": "demo@example.com",
  "api_token": "sandbox-token-0001",
  "project_name": "Meridian Checkout",
  "claude_adoption_date": "2025-08-25",
  "comparison": [
    { "project_name": "Kepler Returns", "adopted": null },
    { "project_name": "Lumen Reports", "adopted": null },
    { "project_name": "Quartz Billing", "adopted": null },
    { "project_name": "Zephyr Alerts", "adopted": "2025-12-01" }
  ]
}'
\`\`\`

The report then has a [comparison](#comparison), and its evidence rests on it. The project is read first; if that fails, so does the request. A team that
cannot be read, or not in its share of the time, is left out, with the reason. The calendar applies to all teams, the scope to the project alone: components,
labels and the statuses of team-managed projects are those of one project. All teams together count toward the server's ticket limit, in the order of the
request. Progress names the team:
\`"team":{"name":"Kepler Returns","number":2,"of":5}\`.

## With the use of the assistant

The [usage](#usage) of a request is what \`roi-insight usage\` [writes](usage-data.md), without \`kind\` and \`version\`. It has teams and weeks, never persons.

Teams are matched with projects by key or name, whatever their case. The report then has [usage](#reportusage): the weeks of its project and of the other
teams, when use began by them, and whether each control worked without the assistant. Controls that used it are left out of the comparison. Without \`usage\`,
the report has none, and all figures are as before.

## For an organization

\`POST /api/organization\` reads 5 to 200 teams, each with the day on which it started to use the assistant, or null. The response is a report on all of them.
A team that cannot be read, or not in its share of the time, is left out with the reason. Progress names the team, as in a comparison. An organization may have
five times the tickets of a report and take five times its time, and waits in a queue of its own.

## For a plan

Planning a rollout, and the report on it, are made by the app and the [command](command-line.md): the server only reads. \`POST /api/plan\` reads 5 to 40 teams,
each with its own scope and calendar: up to 104 closed weeks before \`start\`, and the closed ones of the \`weeks\` after it. A team that cannot be read is
named with the reason. \`POST /api/plan/registration\` looks for the code of a plan in the summary and description of one issue, and counts
the other issues with \`roi-plan\` there. Nothing is written to Jira. Both take the same limits, queue and stream as a report; a plan may have twice its
tickets and take twice its time.
`;

/** The API reference as Markdown. */
export function apiPage(document: JsonSchema): string {
  const { components } = read(document);
  const order = ['FetchJiraRequest', 'Failure', 'Report'];
  const rest = Object.keys(components).filter((name) => !order.includes(name));
  const [request, failure, report] = order.map((name) => section(name, components[name] ?? {}));
  return [
    INTRODUCTION,
    request,
    failure,
    failureTable(),
    report,
    ...rest.map((name) => section(name, components[name] ?? {})),
  ].join('\n');
}

interface Property extends JsonSchema {
  readonly description?: string;
}

interface Component {
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Property>>;
  /** The kinds, if the component is a union. */
  readonly oneOf?: readonly Component[];
}

function read(document: JsonSchema): { readonly components: Readonly<Record<string, Component>> } {
  const { components } = JSON.parse(JSON.stringify(document));
  return { components: components.schemas };
}

function section(name: string, component: Component): string {
  return [
    `## ${name}`,
    '',
    ...(component.description === undefined ? [] : [component.description, '']),
    ...(component.oneOf === undefined
      ? ['| field | type | meaning |', '| --- | --- | --- |', ...rows('', component)]
      : ['| kind | other fields | meaning |', '| --- | --- | --- |', ...component.oneOf.map(kindRow)]),
    '',
  ].join('\n');
}

function kindRow({
  properties: { kind = {}, ...properties } = {},
  required = [],
  description = '',
}: Component): string {
  const fields = fieldsOf('', { properties, required });
  return `| ${typeOf(kind)} | ${fields.join(', ')} | ${description} |`.replaceAll('|  |', '| |');
}

/** The names of all fields, including nested ones. */
function fieldsOf(prefix: string, { properties = {}, required = [] }: Component): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const own = `\`${prefix}${name}\`${required.includes(name) ? '' : ' (optional)'}`;
    return [own].concat(fieldsOf(`${prefix}${name}.`, property['items'] ?? property));
  });
}

function rows(prefix: string, { properties = {}, required = [] }: Component): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const optional = required.includes(name) ? '' : ', optional';
    const own = `| \`${prefix}${name}\` | ${typeOf(property)}${optional} | ${property.description ?? ''} |`;
    const inner: Component = property['items'] ?? property;
    return [own.replaceAll('|  |', '| |')].concat('properties' in inner ? rows(`${prefix}${name}.`, inner) : []);
  });
}

function typeOf(schema: Property): string {
  const { $ref, type, items, prefixItems, enum: words, format, oneOf } = schema;
  if (typeof $ref === 'string') return link($ref);
  if (Array.isArray(oneOf)) return oneOf.map((part) => typeOf(part)).join(' or ');
  if (Array.isArray(words)) return words.map((word) => `\`${JSON.stringify(word)}\``).join(', ');
  const [own, ...others] = Array.isArray(type) ? type : [type];
  const orNull = others.length > 0 ? ' or null' : '';
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((part) => typeOf(part)).join(', ')}]${orNull}`;
  if (own === 'array') return `list of ${typeOf(Object(items))}${orNull}`;
  return `${String(format ?? own)}${limits(schema)}${orNull}`;
}

function limits({ minimum, maximum, minLength, maxLength }: Property): string {
  if (typeof maximum === 'number') return ` ${String(minimum)}–${maximum}`;
  if (typeof minimum === 'number') return ` ≥ ${minimum}`;
  if (typeof maxLength === 'number')
    return `, ${typeof minLength === 'number' ? `${minLength} to` : 'up to'} ${maxLength} characters`;
  return '';
}

function link(ref: string): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return `[${name}](#${name.toLowerCase()})`;
}

function failureTable(): string {
  const lines = failureRows.map(({ status, code, meaning }) => `| ${status} | \`${code}\` | ${meaning} |`);
  return ['| status | code | cause and remedy |', '| --- | --- | --- |', ...lines, ''].join('\n');
}
