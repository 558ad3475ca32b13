import { type Schema, ValidationError } from 'yup';

/** The outcome of reading something from outside: a typed value, or a sentence that says what is wrong with it. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ParseError };

/** What a reader found wrong. `path` names the field, '' the whole value. */
export interface ParseError {
  readonly path: string;
  readonly message: string;
}

/** Reads `input` with `schema`, without coercing: a number written as text is not a number. */
export function parseWith<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  try {
    return { ok: true, value: schema.validateSync(input, { strict: true, abortEarly: true }) };
  } catch (cause) {
    if (cause instanceof ValidationError) {
      return { ok: false, error: { path: cause.path ?? '', message: cause.message } };
    }
    throw cause;
  }
}

/** Reads JSON text with a reader of values; text that is not JSON is reported like any other defect. */
export function parseJson<T>(text: string, parse: (input: unknown) => Parsed<T>): Parsed<T> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, error: { path: '', message: 'not valid JSON' } };
  }
  return parse(input);
}
