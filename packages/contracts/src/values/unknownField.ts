import { ArraySchema, type ISchema, isSchema, ObjectSchema } from 'yup';
import { isJsonObject } from './jsonObject.ts';

/**
 * The path of the first field in a valid value that is not in the value's schema; null if there is none. If the schema
 * of an object lists no fields, the object may have any fields.
 */
export function unknownField(schema: ISchema<unknown>, value: unknown, path = ''): string | null {
  const resolved: unknown = schema.resolve({ value });
  if (resolved instanceof ArraySchema && resolved.innerType && Array.isArray(value)) {
    const { innerType } = resolved;
    return firstOf(value.map((entry: unknown, index) => () => unknownField(innerType, entry, `${path}[${index}]`)));
  }
  if (!(resolved instanceof ObjectSchema) || !isJsonObject(value)) return null;
  const fields = new Map(Object.entries(resolved.fields));
  if (fields.size === 0) return null;
  return firstOf(
    Object.entries(value).map(([name, part]) => () => {
      const field = fields.get(name);
      const at = path === '' ? name : `${path}.${name}`;
      if (field === undefined) return at;
      return isSchema(field) ? unknownField(field, part, at) : null;
    }),
  );
}

function firstOf(steps: readonly (() => string | null)[]): string | null {
  for (const step of steps) {
    const found = step();
    if (found !== null) return found;
  }
  return null;
}
