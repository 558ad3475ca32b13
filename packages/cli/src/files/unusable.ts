import { wrongInput } from '../exitCodes.ts';

/** Says why a file is not what an option needs. @example unusable('a.json', 'a plan', read.error) */
export const unusable = (file: string, what: string, { message }: { readonly message: string }) =>
  wrongInput(`${file} can't be used as ${what}: ${message}.`);
