import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@roi-insight/contracts';
import { fieldDescriptions } from './descriptions/fieldDescriptions.ts';
import { LazySchema, ObjectSchema } from 'yup';
import { reasonDescriptions, type UnionDescription } from './descriptions/reasonDescriptions.ts';
import { root } from '../../scripts/processes.ts';
import { failureRows } from './failures.ts';
import {
  type JsonSchema,
  kindsOf,
  type Naming,
  objectSchema,
  type ObjectDescription,
  refTo,
  unionSchema,
} from './jsonSchema.ts';

const UNION_DESCRIPTIONS: ReadonlyMap<string, UnionDescription> = new Map(Object.entries(reasonDescriptions));
const DESCRIPTIONS: ReadonlyMap<string, ObjectDescription> = new Map(Object.entries(fieldDescriptions));

/** Deliberately `unknown`: comparing all of these types with each other would take a third of the compiler's time. */
const EXPORTS: Readonly<Record<string, unknown>> = contracts;

/** All exported schemas of one kind, by name. Sorted, because the exports of a module have no order. */
function exported<Found>(isKind: (schema: unknown) => schema is Found): ReadonlyMap<string, Found> {
  const found = Object.entries(EXPORTS).flatMap(([name, schema]) =>
    isKind(schema) ? [[componentName(name.replace(/Schema$/, '')), schema] as const] : [],
  );
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Every named object of the wire. */
const COMPONENTS = exported((schema): schema is ObjectSchema<object> => schema instanceof ObjectSchema);

/** Every named union of the wire. */
const UNIONS = exported((schema): schema is LazySchema<unknown> => schema instanceof LazySchema);

/** `required()`, `optional()` and similar methods copy the schema but share its fields. */
const haveSameFields = (one: ObjectSchema<object>, other: ObjectSchema<object>): boolean => {
  const [ones, others] = [Object.values(one.fields), Object.values(other.fields)];
  return ones.length === others.length && ones.every((field, index) => field === others[index]);
};

const naming: Naming = {
  componentOf: (schema) => [...COMPONENTS].find(([, component]) => haveSameFields(component, schema))?.[0],
  unionOf: (kinds) => [...UNIONS].find(([, union]) => kindsOf(union) === kinds)?.[0],
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const answer = (description: string, schema: JsonSchema) => ({ description, content: json(schema) });

/** Responses that every path can send before a route sees the request. */
const refused = () => ({ '4XX': answer('The request is not complete, valid HTTP.', refTo('Failure')) });

/** The OpenAPI 3.1 document of the server. */
export function openApi(): JsonSchema {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    openapi: '3.1.0',
    info: {
      title: 'ROI Insight',
      version,
      description: 'Compares a Jira project before and after a day: times, costs, and how reliable the comparison is.',
      license: { name: license, identifier: `LicenseRef-${license}` },
    },
    servers: [{ url: '/' }],
    // There is no login, because the body contains the Jira credentials.
    security: [],
    paths: {
      '/api/fetch-jira': { post: reading(REPORT) },
      '/api/organization': { post: reading(ORGANIZATION) },
      '/api/plan': { post: reading(PLAN) },
      '/api/plan/registration': { post: reading(REGISTRATION) },
      '/api/sample': { get: sample() },
      '/api/health': { get: health('health', 'Liveness probe', ['ok']) },
      '/api/health/ready': { get: health('ready', 'Readiness probe', ['ready', 'busy']) },
    },
    components: { schemas: schemas() },
  };
}

/** An endpoint that reads a tracker. */
interface Reading {
  readonly operationId: string;
  readonly summary: string;
  /** Name of the request's component. */
  readonly request: string;
  /** Name of the response's component. */
  readonly response: string;
  /** Description of a successful response. */
  readonly result: string;
}

const REPORT: Reading = {
  operationId: 'fetchJira',
  summary: 'Read a project and compare its completed tickets before and after a day',
  request: 'FetchJiraRequest',
  response: 'Report',
  result: 'report',
};

const ORGANIZATION: Reading = {
  operationId: 'organization',
  summary:
    'Read the teams of an organization and compare the weeks before and after each start with those of the other teams',
  request: 'OrganizationRequest',
  response: 'Report',
  result: 'report',
};

const PLAN: Reading = {
  operationId: 'plan',
  summary: 'Read the closed weeks of teams for the plan of a rollout, or for the report on it',
  request: 'PlanRequest',
  response: 'PlanReading',
  result: 'reading',
};

const REGISTRATION: Reading = {
  operationId: 'planRegistration',
  summary: 'Find the code of a plan in an issue',
  request: 'RegistrationRequest',
  response: 'RegistrationResponse',
  result: 'registration',
};

function reading({ operationId, summary, request, response, result }: Reading): JsonSchema {
  const statuses = [...new Set(failureRows.map(({ status }) => status))];
  const failures = statuses.map((status) => {
    const codes = failureRows.flatMap((row) => (row.status === status ? [row.code] : []));
    const description = codes.map((code) => `\`${code}\``).join(', ');
    const schema = { allOf: [refTo('Failure'), { properties: { code: { enum: codes } } }] };
    const headers = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
    return [status, { ...answer(description, schema), ...(status === 429 || status === 503 ? { headers } : {}) }];
  });
  return {
    operationId,
    summary,
    requestBody: { required: true, content: json(refTo(request)) },
    responses: {
      200: {
        description: `The ${result}. With \`Accept: application/x-ndjson\` a stream instead: one line per step, and the ${result} or the failure as the last line.`,
        content: {
          ...json(refTo(response)),
          [contracts.NDJSON]: { schema: { oneOf: ['ProgressLine', response, 'Failure'].map(refTo) } },
        },
      },
      ...Object.fromEntries(failures),
      ...refused(),
    },
  };
}

function sample(): JsonSchema {
  return {
    operationId: 'sample',
    summary: 'Get access to the sample tracker',
    responses: {
      200: answer('The sample tracker', refTo('SampleTracker')),
      204: { description: 'This server has no sample tracker.' },
      ...refused(),
    },
  };
}

function health(operationId: string, summary: string, words: readonly string[]): JsonSchema {
  const properties = { status: { enum: words }, analyses: { type: 'integer', minimum: 0 } };
  const schema = { type: 'object', required: ['status', 'analyses'], properties };
  return {
    operationId,
    summary,
    responses: {
      200: answer('Available', schema),
      ...(words.length > 1 ? { 503: answer('Not available at the moment', schema) } : {}),
      ...refused(),
    },
  };
}

function schemas(): JsonSchema {
  const components = Object.fromEntries([...COMPONENTS].map(([name, schema]) => [name, component(name, schema)]));
  const unions = Object.fromEntries([...UNIONS].map(([name, schema]) => [name, union(name, schema)]));
  const failure = component('Failure', contracts.failureSchema);
  const properties = Object(failure['properties']);
  return {
    ...components,
    ...unions,
    // The contract allows servers that send no code, but this server always sends one.
    Failure: {
      ...failure,
      required: ['success', 'error', 'code'],
      properties: {
        ...properties,
        code: { ...Object(properties.code), enum: contracts.FAILURE_CODES },
      },
    },
    ProgressLine: {
      description: 'A line of the stream while the analysis runs.',
      type: 'object',
      required: ['progress'],
      properties: { progress: refTo('Progress') },
    },
  };
}

/** @throws Error for a component without a description */
function component(name: string, schema: ObjectSchema<object>): JsonSchema {
  const described = DESCRIPTIONS.get(name);
  if (described === undefined) throw new Error(`fieldDescriptions.ts does not describe ${name}`);
  return { description: described.description, ...objectSchema(schema, described.fields, naming) };
}

/** @throws Error for a union without a description */
function union(name: string, schema: LazySchema<unknown>): JsonSchema {
  const described = UNION_DESCRIPTIONS.get(name);
  if (described === undefined) throw new Error(`reasonDescriptions.ts does not describe ${name}`);
  return { description: described.description, ...unionSchema(kindsOf(schema), described.kinds, naming) };
}

/** @example componentName('fetchJiraRequest') // 'FetchJiraRequest' */
function componentName(schema: string): string {
  return schema.charAt(0).toUpperCase() + schema.slice(1);
}
