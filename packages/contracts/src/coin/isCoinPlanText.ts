import { isJsonObject } from '../values/jsonObject.ts';
import { COIN_FILE } from './coinLimits.ts';
import { planJson } from '../plan/planJson.ts';

/** Whether a text says that it is a coin plan, valid or not. */
export function isCoinPlanText(text: string): boolean {
  const parsed = planJson<unknown>(text, (value) => ({ ok: true, value }));
  return parsed.ok && isJsonObject(parsed.value) && parsed.value['kind'] === COIN_FILE.kind;
}
