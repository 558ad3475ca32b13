import { forgetReport } from '../storage/keptReport.ts';
import { storedScope } from '../storage/scopeRecord.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { PILOT_KEY, PRESENTER_KEY } from './presenterKey.ts';

/** Removes the report of a demo, its inputs and the values of its link. */
export function forgetDemo(store: SessionStore): void {
  forgetReport(store);
  storedScope.forget(store);
  for (const key of [FORM_DATA_KEY, PRESENTER_KEY, PILOT_KEY]) store.remove(key);
}
