import { string } from 'yup';

const schema = string().email().required();

/** Whether `text` has the form of an email address (the rule of the HTML standard; the domain must also contain a dot). */
export function isEmail(text: string | undefined | null): boolean {
  return schema.isValidSync(text, { strict: true }) && /@[^@]+\.[^@.]+$/.test(text ?? '');
}
