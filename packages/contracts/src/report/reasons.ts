import { array, type InferType, object, string } from 'yup';
import { oneOf } from '../values/oneOf.ts';
import { endTime, startTime } from '../request/scope.ts';
import type { CamelKeys } from '../values/camelKeys.ts';
import { kind, oneOfKind } from '../values/kinds.ts';
import { count, finite } from '../values/numbers.ts';

/**
 * Maximum length of a name in a report, in characters. No server sends a longer name, and typesetting such a name takes minutes.
 */
export const MAX_REPORTED_NAME = 2048;
const MAX_SENTENCE = 10_000;
const MAX_NAMES = 100;

const name = () => string().max(MAX_REPORTED_NAME).required();
const share = () => finite().min(0).max(1).required();
const shares = { pre: share(), post: share() };
const side = () => oneOf(['pre', 'post']);
const more = () => oneOf(['more', 'fewer']);

/** A sentence of a report of version 1 or 2, which had sentences instead of kinds. */
export const sentence = kind('text', { text: string().max(MAX_SENTENCE).defined() });

/**
 * Reasons why there is too little data for a verdict. `weeks` and `tickets` are the actual numbers, `needed` is the
 * minimum.
 */
const shortfalls = [
  kind('few-post-weeks', { weeks: count().required(), needed: count().required() }),
  kind('few-tickets', { side: side(), tickets: count().required(), needed: count().required() }),
  kind('bulk-weeks', { weeks: count().required(), tickets: count().required() }),
  kind('few-filled-weeks', { filled: count().required(), weeks: count().required(), needed: count().required() }),
  kind('first-weeks', { weeks: count().required() }),
  kind('uneven-weeks', {}),
  kind('few-completed', { side: side(), tickets: count().required(), needed: count().required() }),
  kind('elapsed-times', {}),
  kind('teams-left-out', { teams: count().required(), of: count().required() }),
  kind('few-teams', { teams: count().required(), needed: count().required() }),
  kind('none-started', {}),
  kind('no-comparison', {}),
];

/** Doubts about an estimate, about the measurement of tickets, about a comparison with other teams, and about the estimate for an organization. */
const doubts = [
  kind('whole-days', {}),
  kind('wide-interval', { factor: finite().min(1).required() }),
  kind('close-call', {}),
  kind('bent-trend', {}),
  kind('last-weeks', {}),
  kind('steep-trend', { percent_per_week: finite().required() }),
  kind('type-mix', { share: share() }),
  kind('measured-share', shares),
  kind('logged-habit', { percent: finite().min(-100).required() }),
  kind('logged-kind', { percent: finite().min(-100).required() }),
  kind('clicked-share', shares),
  kind('excluded-share', { share: share() }),
  kind('other-hours', {
    share: share(),
    from: startTime(),
    to: endTime(),
    time_zone: string().max(MAX_REPORTED_NAME).required(),
    better: object({ offset_hours: finite().integer().required(), share: share() }).optional().default(undefined),
  }),
  kind('straddling', { share: share() }),
  kind('size-changed', { percent: finite().min(-100).required() }),
  kind('size-decides', {}),
  kind('ticket-sizes', { tickets: oneOf(['smaller', 'larger']) }),
  kind('reopened', { change: more(), ...shares }),
  kind('bugs', { change: more(), ...shares }),
  kind('bugs-created', { change: more() }),
  kind('throughput', { change: more() }),
  kind('few-controls', { controls: count().required(), needed: count().required() }),
  kind('changed-controls', {
    controls: array(object({ name: name(), effect_percent: finite().required() }).required())
      .min(1)
      .max(MAX_NAMES)
      .required(),
  }),
  kind('unchecked-controls', { names: array(name()).min(1).max(MAX_NAMES).required() }),
  kind('deciding-teams', { names: array(name()).min(1).max(MAX_NAMES).required() }),
  kind('own-trend', { percent_per_week: finite().required() }),
  kind('little-co-movement', {}),
  kind('unknown-co-movement', {}),
  kind('differs-from-adopters', {}),
  kind('contradicts-alone', {}),
  kind('largest-team', { weight_percent: finite().required() }),
  kind('deciding-team', {
    teams: count().required(),
    low_percent: finite().required(),
    high_percent: finite().required(),
  }),
  kind('earlier-trend', { percent_per_week: finite().required() }),
  kind('weeks-before-start', { effect_percent: finite().required() }),
  kind('used-without-start', { teams: count().required() }),
  kind('unverified-starts', { teams: count().required(), of: count().required() }),
];

/** Remarks that are not doubts: limits of every estimate of this kind, and hints about how to read the estimate. */
const notes = [
  kind('no-control', {}),
  kind('chosen-first', {}),
  kind('one-experiment', {}),
  kind('never-better', { grade: oneOf(['A', 'B', 'C', 'D']) }),
  kind('one-effect', { teams: count().required() }),
  kind('type-mix-adjusted', { share: share() }),
  kind('verified-controls', { controls: count().required(), of: count().required(), weeks: count().required() }),
];

/** Schema of a reason of a grade. */
export const gradeReasonSchema = oneOfKind([...shortfalls, ...doubts, ...notes, sentence]);

/** Schema of a doubt about a comparison. */
export const doubtSchema = oneOfKind([...doubts, sentence]);

export type Shortfall = CamelKeys<InferType<(typeof shortfalls)[number]['schema']>>;
export type Doubt = CamelKeys<InferType<(typeof doubts)[number]['schema']>>;
export type Note = CamelKeys<InferType<(typeof notes)[number]['schema']>>;
export type Sentence = InferType<typeof sentence.schema>;
export type GradeReason = Shortfall | Doubt | Note | Sentence;
