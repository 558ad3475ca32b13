import { snakeKeys } from '../values/snakeKeys.ts';
import type { PlanReading, WirePlanReading } from './planReading.ts';

/** The response of `POST /api/plan`. */
export const planReadingToWire = (reading: PlanReading): WirePlanReading => ({
  success: true,
  ...snakeKeys<Omit<WirePlanReading, 'success'>>(reading),
});
