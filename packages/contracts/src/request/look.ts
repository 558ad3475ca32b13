import { type InferType, object } from 'yup';
import { count } from '../values/numbers.ts';

/** Maximum number of reports on one adoption: one a week for 20 years. */
export const MAX_LOOKS = 1040;

/** The number of this report in a series on the same adoption, and the planned number of reports. */
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
