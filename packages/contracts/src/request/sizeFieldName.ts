import { string } from 'yup';
import { MAX_SCOPE_NAME_LENGTH } from './scopeLimits.ts';

/** Name or id of the number field with the size of tickets. */
export const sizeFieldName = () =>
  string()
    .typeError('size_field must be text')
    .max(MAX_SCOPE_NAME_LENGTH, `size_field must have at most ${MAX_SCOPE_NAME_LENGTH} characters`)
    .test('name', 'size_field must be the name or id of a field', (name) => name === undefined || isFieldName(name))
    .optional();

/** Whether a text can be the name of a field: any visible text in one line. */
export function isFieldName(name: string): boolean {
  return /[^\s\p{C}]/u.test(name) && !/\p{Cc}/u.test(name);
}
