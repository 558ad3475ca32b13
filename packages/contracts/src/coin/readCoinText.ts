import { planJson } from '../plan/planJson.ts';
import type { Parsed } from '../values/parsed.ts';
import { type CoinPlan, parseCoinPlan } from './coinPlan.ts';
import { type CoinSecret, parseCoinSecret } from './coinSecret.ts';

/** Reads the text of a coin plan's file. */
export const readCoinPlanText = (text: string): Parsed<CoinPlan> => planJson(text, parseCoinPlan);

/** Reads the text of a secret's file. */
export const readCoinSecretText = (text: string): Parsed<CoinSecret> => planJson(text, parseCoinSecret);
