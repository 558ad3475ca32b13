import { commandFileErrors } from '@roi-insight/report-text';
import { wrongInput } from '../exitCodes.ts';

/** The error for a file that an option cannot use. @example unusable('a.json', 'a plan', read.error) */
export const unusable = (file: string, what: string, { message }: { readonly message: string }) =>
  wrongInput(commandFileErrors.unusable(file, what, message));
