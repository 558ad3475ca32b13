import { FEW_PEOPLE, type Kind } from '@roi-insight/contracts';
import { ArraySchema, LazySchema, ObjectSchema, Schema, type SchemaDescription, TupleSchema } from 'yup';

/** A JSON Schema in the version that OpenAPI 3.1 uses (2020-12). */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Decides which objects and unions become shared components of the document. */
export interface Naming {
  /** Name of the component with exactly these fields; undefined if the object is inlined. */
  readonly componentOf: (schema: ObjectSchema<object>) => string | undefined;
  /** Name of the component for the union with exactly these kinds; undefined if the union is inlined. */
  readonly unionOf: (kinds: readonly Kind[]) => string | undefined;
}

/** Descriptions of an object and its fields; an object field may describe its own fields too. */
export interface ObjectDescription {
  readonly description: string;
  readonly fields: Readonly<Record<string, string | ObjectDescription>>;
}

/** A reference to a component of the document. */
export const refTo = (component: string): JsonSchema => ({ $ref: `#/components/schemas/${component}` });

/** The schema of an object that contains the schemas of its fields, instead of a reference to a component. */
export function objectSchema(
  schema: ObjectSchema<object>,
  fieldDescriptions: ObjectDescription['fields'],
  naming: Naming,
): JsonSchema {
  // An object that may have any fields.
  if (Object.keys(schema.fields).length === 0) return { type: orNull('object', schema) };
  const fields = Object.entries(schema.fields).flatMap(([name, field]) =>
    field instanceof Schema || field instanceof LazySchema ? [{ name, field, isRequired: !isOptional(field) }] : [],
  );
  const property = (name: string, field: AnyField): JsonSchema => {
    const text = fieldDescriptions[name];
    if (text === undefined) return jsonSchema(field, {}, naming);
    if (typeof text === 'string') return { ...jsonSchema(field, {}, naming), description: text };
    return { ...jsonSchema(field, text.fields, naming), description: text.description };
  };
  return {
    type: orNull('object', schema),
    required: fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
    properties: Object.fromEntries(fields.map(({ name, field }) => [name, property(name, field)])),
  };
}

type AnyField = Schema | LazySchema<unknown>;

/** The kinds of a union. @throws Error for other schemas */
export function kindsOf(schema: LazySchema<unknown>): readonly Kind[] {
  const kinds: unknown = schema.meta()?.['kinds'];
  if (!Array.isArray(kinds)) throw new Error('No JSON Schema for a schema that depends on the value');
  return kinds;
}

/** The schema of a union that contains the schemas of its kinds, instead of a reference to a component. */
export function unionSchema(
  kinds: readonly Kind[],
  meanings: Readonly<Record<string, string>>,
  naming: Naming,
): JsonSchema {
  const oneOf = kinds.map(({ kind, schema }) => {
    const description = meanings[kind];
    if (description === undefined || !(schema instanceof ObjectSchema)) throw new Error(`No description of ${kind}`);
    return { description, ...objectSchema(schema, {}, naming) };
  });
  return { type: 'object', oneOf };
}

/** @throws Error for schemas that the wire has not used yet */
function jsonSchema(schema: AnyField, fieldDescriptions: ObjectDescription['fields'], naming: Naming): JsonSchema {
  if (schema instanceof ObjectSchema) {
    const name = naming.componentOf(schema);
    return name === undefined ? objectSchema(schema, fieldDescriptions, naming) : refTo(name);
  }
  if (schema instanceof LazySchema) {
    const kinds = kindsOf(schema);
    const name = naming.unionOf(kinds);
    if (name === undefined) throw new Error(`A union is not exported: ${kinds.map(({ kind }) => kind).join(', ')}`);
    return refTo(name);
  }
  if (schema instanceof ArraySchema && (schema.innerType instanceof Schema || schema.innerType instanceof LazySchema)) {
    const { tests } = described(schema);
    const limitOf = (name: 'min' | 'max') => tests.find((test) => test.name === name)?.params?.[name];
    const [minItems, maxItems] = [limitOf('min'), limitOf('max')];
    const items = jsonSchema(schema.innerType, fieldDescriptions, naming);
    return {
      type: orNull('array', schema),
      items,
      ...(minItems === undefined ? {} : { minItems }),
      ...(maxItems === undefined ? {} : { maxItems }),
    };
  }
  if (schema instanceof TupleSchema) {
    const parts = partsOf(schema).map((part) => jsonSchema(part, fieldDescriptions, naming));
    return { type: orNull('array', schema), prefixItems: parts, minItems: parts.length, maxItems: parts.length };
  }
  return scalar(schema);
}

const isOptional = (schema: AnyField) =>
  schema instanceof LazySchema ? schema.spec.optional : described(schema).optional;

function partsOf(schema: Schema): readonly Schema[] {
  const types: unknown = 'types' in schema.spec ? schema.spec.types : undefined;
  return Array.isArray(types) ? types.filter((part) => part instanceof Schema) : [];
}

const PEOPLE = { oneOf: [{ type: 'integer', minimum: 5 }, { enum: [0, FEW_PEOPLE] }] };

/** Schemas of values that a function checks, by the name in their metadata. */
const SHAPES: Readonly<Record<string, JsonSchema>> = {
  people: PEOPLE,
  week: {
    type: 'object',
    required: ['week_start', 'coverage'],
    properties: {
      week_start: { type: 'string', format: 'date' },
      coverage: { enum: ['reported', 'not-covered'] },
      active: PEOPLE,
      seats: { type: 'integer', minimum: 0 },
      spend: { type: 'number', minimum: 0 },
    },
  },
};

function scalar(schema: Schema): JsonSchema {
  const { type, tests, oneOf, optional } = described(schema);
  const shape = SHAPES[String(schema.meta()?.['shape'])];
  if (shape !== undefined) return shape;
  if (type !== 'string' && type !== 'number' && type !== 'boolean') throw new Error(`No JSON Schema for ${type}`);
  const names = new Set(tests.map(({ name }) => name));
  const limits = tests.map(({ name = '', params }) => limit(type, name, params));
  return {
    type: orNull(names.has('integer') ? 'integer' : type, schema),
    ...(oneOf.length > 0 ? { enum: oneOf } : {}),
    ...(type === 'string' && !optional && oneOf.length === 0 && names.has('required') ? { minLength: 1 } : {}),
    ...Object.assign({}, ...limits),
  };
}

/** The JSON Schema formats of yup tests. Tests that are not listed have no format. */
const FORMATS: Readonly<Record<string, string>> = { 'calendar-date': 'date', email: 'email', url: 'uri' };

function limit(type: 'string' | 'number' | 'boolean', name: string, params: Record<string, unknown> = {}): JsonSchema {
  const format = FORMATS[name];
  if (format !== undefined) return { format };
  if (name === 'min') return { [type === 'string' ? 'minLength' : 'minimum']: params['min'] };
  if (name === 'max') return { [type === 'string' ? 'maxLength' : 'maximum']: params['max'] };
  return {};
}

function described(schema: Schema): SchemaDescription {
  const description = schema.describe();
  if ('tests' in description) return description;
  throw new Error('No JSON Schema for a reference');
}

function orNull(type: string, schema: Schema): string | readonly string[] {
  return described(schema).nullable ? [type, 'null'] : type;
}
