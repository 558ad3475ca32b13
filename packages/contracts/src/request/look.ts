import { type InferType, object } from 'yup';
import { count } from '../values/numbers.ts';

/** Maximum number of reports on one adoption: one a week for 20 years. */
export const MAX_LOOKS = 1040;

const look = () => count().typeError('${path} must be a number').min(1).max(MAX_LOOKS).required();

/** The number of this report in a series on the same adoption, and the planned number of reports. */
export const lookSchema = object({
  number: look(),
  planned: look(),
})
  .typeError('${path} must be an object')
  .test(
    'planned',
    '${path} must have a number of at most the planned one',
    (value: { readonly number: unknown; readonly planned: unknown } | undefined) => isInSeries(value ?? {}),
  );

/** Called before the numbers themselves are validated, so they may be missing, or lists whose conversion would overflow the stack. */
function isInSeries({ number, planned }: { readonly number?: unknown; readonly planned?: unknown }): boolean {
  return typeof number !== 'number' || typeof planned !== 'number' || number <= planned;
}

export type Look = InferType<typeof lookSchema>;
