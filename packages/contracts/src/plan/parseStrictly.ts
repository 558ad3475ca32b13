import type { Schema } from 'yup';
import { type Parsed, type ParseError, parseWith } from '../values/parsed.ts';
import { unknownField } from '../values/unknownField.ts';

/** Parses a value, and refuses fields that its schema does not have. Errors name fields and never quote values. */
export function parseStrictly<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  const parsed = parseWith(schema, input);
  if (!parsed.ok) return refused(parsed.error.path, plain(parsed.error));
  const unknown = unknownField(schema, parsed.value);
  return unknown === null ? parsed : refused(unknown, `${unknown.slice(0, MAX_SHOWN)} is not a field of a plan`);
}

const refused = (path: string, message: string): Parsed<never> => ({ ok: false, error: { path, message } });

/** Maximum number of characters of an unknown field's name that a sentence shows. */
const MAX_SHOWN = 100;

/** The sentence of an error. The sentence for a wrong type is replaced, because it would quote the value. */
function plain({ path, message }: ParseError): string {
  const [, type] = /must be an? `(\w+)` type/.exec(message) ?? [];
  return type === undefined ? message : `${path === '' ? 'a plan' : path} must be of the type ${type}`;
}
