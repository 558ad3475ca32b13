import { array, type InferType, object, string, tuple } from 'yup';
import { count, finite } from './numbers.ts';

export const VERDICTS = ['faster', 'slower', 'no-detectable-change', 'too-little-data'] as const;
export const GRADES = ['A', 'B', 'C', 'D'] as const;
export const METHODS = ['level', 'trend-adjusted'] as const;

/** Low and high end of a 95 % interval, in percent of time saved. */
export const intervalSchema = tuple([finite().required(), finite().required()]);

/** One way of estimating the change; null where the data cannot carry it. */
export const estimateSchema = object({
  method: string().oneOf(METHODS).required(),
  /** Percent of time saved; negative: slower. */
  effect_percent: finite().nullable().defined(),
  interval_percent: intervalSchema.nullable().defined(),
});

/** A measure on both sides; null where it has no value. */
const beforeAfter = object({ pre: finite().nullable().defined(), post: finite().nullable().defined() });
const counts = object({ pre: count().required(), post: count().required() });

/** How far the figures may be believed. */
export const evidenceSchema = object({
  /** What the 95 % interval of the effect allows to say. */
  verdict: string().oneOf(VERDICTS).required(),
  /** How good the evidence is: A is never reached without a control group. */
  grade: string().oneOf(GRADES).required(),
  /** Sentences, most important first. */
  grade_reasons: array(string().required()).required(),
  /** Percent of time saved; negative: slower; null: too little data. */
  effect_percent: finite().nullable().defined(),
  /** 95 % interval of the effect, low end first. */
  interval_percent: intervalSchema.nullable().defined(),
  /** The method that the verdict rests on. */
  method: string().oneOf(METHODS).required(),
  /** Each method's estimate, also of those that decide nothing. */
  estimates: array(estimateSchema.required()).required(),
  /** Change of cycle time before adoption, percent a week; negative: it was falling already. */
  pre_trend_percent_per_week: finite().nullable().defined(),
  /** −1 … 1; positive: tickets after adoption tend to take less time. */
  cliffs_delta: finite().nullable().defined(),
  /** Two-sided. */
  mann_whitney_p: finite().min(0).max(1).nullable().defined(),
  /** Dates before adoption at which the same method was tried, and at how many it showed a change as large. */
  placebo: object({ tried: count().required(), as_large: count().required() }).nullable().defined().default(undefined),
  /** Measured tickets. */
  tickets: counts.required(),
  /** Weeks that the estimate rests on. */
  weeks: counts.required(),
  guardrails: object({
    /** Share of completed tickets that had been reopened, 0–1. */
    reopen_rate: beforeAfter.required(),
    /** Share of completed tickets that are bugs, 0–1. */
    bug_share: beforeAfter.required(),
    /** Tickets completed a week. */
    throughput_per_week: beforeAfter.required(),
  }).required(),
});

export type Verdict = (typeof VERDICTS)[number];
export type Grade = (typeof GRADES)[number];
export type EstimateMethod = (typeof METHODS)[number];
export type Interval = readonly [low: number, high: number];
export type Estimate = InferType<typeof estimateSchema>;
export type Evidence = InferType<typeof evidenceSchema>;
