import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@roi-insight/contracts';
import { ObjectSchema } from 'yup';
import { root } from '../processes.ts';
import { failureRows } from './failures.ts';
import { type JsonSchema, type Naming, objectSchema, refTo } from './jsonSchema.ts';
import { componentName, sentencesIn } from './sentences.ts';

const SOURCE = join(root, 'packages/contracts/src');

/** What only the browser's storage holds. */
const NOT_ON_THE_WIRE = new Set(['formDataSchema']);

/** Every object of the wire that has a name, under that name. Sorted: what a module exports has no order. */
const COMPONENTS: ReadonlyMap<string, ObjectSchema<object>> = new Map(
  Object.entries(contracts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, schema]) =>
      schema instanceof ObjectSchema && !NOT_ON_THE_WIRE.has(name)
        ? [[componentName(name.replace(/Schema$/, '')), schema]]
        : [],
    ),
);

const sentences = sentencesIn(
  readdirSync(SOURCE)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n'),
);

/** `required()`, `optional()` and the like make a copy with the same fields. */
const haveSameFields = (one: ObjectSchema<object>, other: ObjectSchema<object>): boolean => {
  const [ones, others] = [Object.values(one.fields), Object.values(other.fields)];
  return ones.length === others.length && ones.every((field, index) => field === others[index]);
};

const naming: Naming = {
  componentOf: (schema) => [...COMPONENTS].find(([, component]) => haveSameFields(component, schema))?.[0],
  sentenceFor: (component, field) => sentences.get(`${component}.${field}`),
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const answer = (description: string, schema: JsonSchema) => ({ description, content: json(schema) });

/** The OpenAPI 3.1 document of the server. */
export function openApi(): JsonSchema {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    openapi: '3.1.0',
    info: {
      title: 'ROI Insight',
      version,
      description: 'What changed in a Jira project since a day: times, costs, and how far they may be believed.',
    },
    servers: [{ url: '/' }],
    paths: {
      '/api/fetch-jira': { post: fetchJira() },
      '/api/sample': { get: sample() },
      '/api/health': { get: health('health', 'Whether the process lives', ['ok']) },
      '/api/health/ready': { get: health('ready', 'Whether the process takes another analysis', ['ready', 'busy']) },
    },
    components: { schemas: schemas() },
  };
}

function fetchJira(): JsonSchema {
  const statuses = [...new Set(failureRows.map(({ status }) => status))];
  const failures = statuses.map((status) => {
    const codes = failureRows.flatMap((row) => (row.status === status ? [row.code] : []));
    const description = codes.map((code) => `\`${code}\``).join(', ');
    const schema = { allOf: [refTo('Failure'), { properties: { code: { enum: codes } } }] };
    const headers = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
    return [status, { ...answer(description, schema), ...(status === 429 || status === 503 ? { headers } : {}) }];
  });
  return {
    operationId: 'fetchJira',
    summary: 'Read a project and compare its completed tickets before and after a day',
    requestBody: { required: true, content: json(refTo('FetchJiraRequest')) },
    responses: {
      200: {
        description:
          'The report. With `Accept: application/x-ndjson` a stream instead: a line for each step, and as the last one the report or the failure.',
        content: {
          ...json(refTo('Report')),
          [contracts.NDJSON]: { schema: { oneOf: ['ProgressLine', 'Report', 'Failure'].map(refTo) } },
        },
      },
      ...Object.fromEntries(failures),
    },
  };
}

function sample(): JsonSchema {
  return {
    operationId: 'sample',
    summary: 'How to reach the sample tracker',
    responses: {
      200: answer('The sample tracker', refTo('SampleTracker')),
      204: { description: 'This server has no sample tracker.' },
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
      200: answer('Yes', schema),
      ...(words.length > 1 ? { 503: answer('Not at the moment', schema) } : {}),
    },
  };
}

function schemas(): JsonSchema {
  const read = [...COMPONENTS].map(([name, schema]) => {
    const description = sentences.get(name);
    return [name, { ...(description === undefined ? {} : { description }), ...objectSchema(schema, name, naming) }];
  });
  const failure = objectSchema(contracts.failureSchema, 'Failure', naming);
  return {
    ...Object.fromEntries(read),
    // A reader bears servers without codes; this server always sends one.
    Failure: {
      ...failure,
      description: sentences.get('Failure'),
      required: ['success', 'error', 'code'],
      properties: { ...Object(failure['properties']), code: { type: 'string', enum: contracts.FAILURE_CODES } },
    },
    ProgressLine: {
      description: 'A line of the stream while the analysis runs.',
      type: 'object',
      required: ['progress'],
      properties: { progress: refTo('Progress') },
    },
  };
}
