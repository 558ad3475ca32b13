import { type Schema, ValidationError } from 'yup';

/** The result of parsing external data: a typed value, or a sentence about the error. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ParseError };

/** An error of a parser. `path` names the field; '' is the whole value. */
export interface ParseError {
  readonly path: string;
  readonly message: string;
}

/** Parses `input` with `schema`, without coercion: a number written as text is not a number. */
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

/** Parses JSON text with a parser of values; text that is not JSON results in an error like any other. */
export function parseJson<T>(text: string, parse: (input: unknown) => Parsed<T>): Parsed<T> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, error: { path: '', message: 'not valid JSON' } };
  }
  return parse(input);
}
