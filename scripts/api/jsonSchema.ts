import { ArraySchema, ObjectSchema, Schema, type SchemaDescription, TupleSchema } from 'yup';

/** A JSON Schema (2020-12, as OpenAPI 3.1 takes it). */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What the schemas themselves do not know. */
export interface Naming {
  /** Name of the component that has exactly these fields; undefined: it is written out where it stands. */
  readonly componentOf: (schema: ObjectSchema<object>) => string | undefined;
  /** What a field of a component means. */
  readonly sentenceFor: (component: string, field: string) => string | undefined;
}

/** Where a component can be found in the document. */
export const refTo = (component: string): JsonSchema => ({ $ref: `#/components/schemas/${component}` });

/**
 * An object with its fields written out.
 * @param component the component that it belongs to, by which its sentences are found
 */
export function objectSchema(schema: ObjectSchema<object>, component: string, naming: Naming): JsonSchema {
  const fields = Object.entries(schema.fields).flatMap(([name, field]) =>
    field instanceof Schema ? [{ name, field, isRequired: !described(field).optional }] : [],
  );
  const property = (name: string, field: Schema): JsonSchema => {
    const description = naming.sentenceFor(component, name);
    return { ...jsonSchema(field, component, naming), ...(description === undefined ? {} : { description }) };
  };
  return {
    type: orNull('object', schema),
    required: fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
    properties: Object.fromEntries(fields.map(({ name, field }) => [name, property(name, field)])),
  };
}

/** @throws Error for what the wire has not needed so far */
function jsonSchema(schema: Schema, component: string, naming: Naming): JsonSchema {
  if (schema instanceof ObjectSchema) {
    const name = naming.componentOf(schema);
    return name === undefined ? objectSchema(schema, component, naming) : refTo(name);
  }
  if (schema instanceof ArraySchema && schema.innerType instanceof Schema) {
    const { tests } = described(schema);
    const least = tests.find(({ name }) => name === 'min')?.params?.['min'];
    const items = jsonSchema(schema.innerType, component, naming);
    return { type: orNull('array', schema), items, ...(least === undefined ? {} : { minItems: least }) };
  }
  if (schema instanceof TupleSchema) {
    const parts = partsOf(schema).map((part) => jsonSchema(part, component, naming));
    return { type: orNull('array', schema), prefixItems: parts, minItems: parts.length, maxItems: parts.length };
  }
  return scalar(schema);
}

function partsOf(schema: Schema): readonly Schema[] {
  const types: unknown = 'types' in schema.spec ? schema.spec.types : undefined;
  return Array.isArray(types) ? types.filter((part) => part instanceof Schema) : [];
}

function scalar(schema: Schema): JsonSchema {
  const { type, tests, oneOf, optional } = described(schema);
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

/** The wire's own tests have a counterpart only where JSON Schema knows the same. */
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
