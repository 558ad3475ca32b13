import { isJsonObject, type Names } from '@roi-insight/contracts';
import { NAMES_KEY } from '../storage/sessionStore.ts';
import { storedValue } from '../storage/storedValue.ts';

/** The names of this tab's report. A minimal check: what this code writes was validated when it was entered or read from a file. */
export const storedNames = storedValue(
  NAMES_KEY,
  (stored): stored is Names => isJsonObject(stored) && Object.values(stored).every((name) => typeof name === 'string'),
);
