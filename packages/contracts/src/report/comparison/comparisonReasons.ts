import { type InferType, string } from 'yup';
import { oneOf } from '../../values/oneOf.ts';
import type { CamelKeys } from '../../values/camelKeys.ts';
import { kind, oneOfKind } from '../../values/kinds.ts';
import { count } from '../../values/numbers.ts';
import { failureFields } from '../../failure.ts';
import { MAX_REPORTED_NAME, sentence } from '../reasons.ts';

const side = () => oneOf(['pre', 'post']);

/**
 * The role that a team with too little data would have. A late adopter adopts after the report's project, but too early
 * to be a control.
 */
const as = () => oneOf(['control', 'adopter', 'late-adopter']);

const noComparisonReasons = [
  kind('too-little-data', {}),
  kind('no-team-left', {}),
  kind('few-common-weeks', {}),
  kind('few-weeks', {}),
  kind('close-dates', {}),
];

const leftOutReasons = [
  kind('own-project', {}),
  kind('named-twice', {}),
  kind('two-dates', {}),
  kind('shared-tickets', {
    tickets: count().required(),
    of: count().required(),
    name: string().max(MAX_REPORTED_NAME).required(),
  }),
  kind('few-completed', { side: side(), tickets: count().required(), needed: count().required() }),
  kind('elapsed-times', {}),
  kind('no-logged-hours', {}),
  kind('uses-assistant', { weeks: count().required(), of: count().required() }),
  kind('few-tickets', { as: as(), side: side(), tickets: count().required(), needed: count().required() }),
  kind('few-weeks', { as: as(), side: side(), weeks: count().required(), needed: count().required() }),
  kind('thin-weeks', {}),
  kind('no-tickets', {}),
  kind('too-many-tickets', { limit: count().required() }),
  kind('too-slow', { seconds: count().required() }),
  kind('not-given', {}),
  kind('failed', failureFields),
];

/** Schema of the reason why no comparison was possible. */
export const noComparisonReasonSchema = oneOfKind([...noComparisonReasons, sentence]);

/** Schema of the reason why a team is left out of a comparison. */
export const leftOutReasonSchema = oneOfKind([...leftOutReasons, sentence]);

export type NoComparisonReason = CamelKeys<InferType<typeof noComparisonReasonSchema>>;
export type LeftOutReason = CamelKeys<InferType<typeof leftOutReasonSchema>>;
