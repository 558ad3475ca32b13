import { ArraySchema, type ISchema, isSchema, ObjectSchema } from 'yup';
import { isJsonObject } from './jsonObject.ts';

type CamelName<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelName<Tail>>}` : Name;

/**
 * A value of the wire as it is in memory: at every depth, fields have names in camelCase, and null stands for an absent
 * field.
 */
export type CamelKeys<T> = T extends undefined
  ? null
  : T extends readonly unknown[]
    ? { [Index in keyof T]: CamelKeys<T[Index]> }
    : T extends object
      ? { [Name in keyof T as CamelName<Name>]-?: CamelKeys<T[Name]> }
      : T;

/** Converts a valid value from the wire. Only the fields of its schema are kept. An object is not converted if its schema lists no fields. */
export function camelKeys<T>(schema: ISchema<T>, value: T): CamelKeys<T>;
export function camelKeys(schema: ISchema<unknown>, value: unknown): unknown {
  const resolved: unknown = schema.resolve({ value });
  if (resolved instanceof ArraySchema && resolved.innerType && Array.isArray(value)) {
    const { innerType } = resolved;
    return value.map((entry: unknown) => camelKeys(innerType, entry));
  }
  if (!(resolved instanceof ObjectSchema) || !isJsonObject(value)) return value ?? null;
  const order = Object.keys(value);
  const fields = Object.entries(resolved.fields).toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  if (fields.length === 0) return value;
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (isSchema(field) ? [[camelName(name), camelKeys(field, value[name])]] : [])),
  );
}

const camelName = (name: string) => name.replaceAll(/(?<=[a-z\d])_([a-z\d])/g, (_, next: string) => next.toUpperCase());
