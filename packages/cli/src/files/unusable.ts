import { wrongInput } from '../exitCodes.ts';

/** The error for a file that an option cannot use. @example unusable('a.json', 'a plan', read.error) */
export const unusable = (file: string, what: string, { message }: { readonly message: string }) =>
  wrongInput(`${file} can't be used as ${what}: ${message}.`);
