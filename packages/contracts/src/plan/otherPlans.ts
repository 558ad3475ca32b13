import { array, object, string } from 'yup';
import { count } from '../values/numbers.ts';
import { MAX_OTHER_PLANS } from './planLimits.ts';

/** The other issues of a site that register plans. Someone may have registered several plans to choose one of their orders. */
export const otherPlansSchema = object({
  count: count().required(),
  /** Keys of the first of them. */
  keys: array(string().max(300).required()).max(MAX_OTHER_PLANS).required(),
});
