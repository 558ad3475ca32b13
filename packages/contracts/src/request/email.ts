import { string } from 'yup';

const schema = string().email().required();

/** Whether `text` has the form of an email address (the HTML standard's rule, with a dot in the domain). */
export function isEmail(text: string | undefined | null): boolean {
  return schema.isValidSync(text, { strict: true }) && /@[^@]+\.[^@.]+$/.test(text ?? '');
}
