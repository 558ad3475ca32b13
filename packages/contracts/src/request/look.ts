import { type InferType, object } from 'yup';
import { count } from '../values/numbers.ts';

/** Maximum number of reports on one adoption: one a week for 20 years. */
export const MAX_LOOKS = 1040;

/** Which of several reports on the same adoption this is, and how many are planned. */
export const lookSchema = object({
  number: count().min(1).max(MAX_LOOKS).required(),
  planned: count().min(1).max(MAX_LOOKS).required(),
}).test(
  'planned',
  '${path} must have a number of at most the planned one',
  (look: { readonly number: number; readonly planned: number } | undefined) =>
    look === undefined || !(look.number > look.planned),
);

export type Look = InferType<typeof lookSchema>;
