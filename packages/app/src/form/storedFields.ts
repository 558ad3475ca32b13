import { isCalendarDate, trackerBase } from '@roi-insight/contracts';
import { localMidnight } from '@roi-insight/ui';

/** For each field, the function that reads its stored value; it returns undefined for an unusable value. */
export type FieldReaders<T> = { readonly [Name in keyof T]: (stored: unknown) => T[Name] | undefined };

export const storedText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
/** A day is stored instead of a moment, because the time zone may change. */
export const storedDay = (stored: unknown) =>
  typeof stored === 'string' && isCalendarDate(stored) ? localMidnight(stored) : undefined;

/** The fields of a tracker that are stored. The server validates them again. A client ID is not stored, because people may type the secret there. */
export const trackerReaders = {
  email: storedText,
  jiraUrl: (stored: unknown) => trackerBase(storedText(stored)) ?? undefined,
};

/** Reads a stored form field by field, because an earlier version or a report from a file stores only some of the fields. */
export function readFields<T>(readers: FieldReaders<T>, stored: object): Partial<T> {
  const values: Partial<T> = {};
  for (const name in readers) {
    const value = readers[name](Reflect.get(stored, name));
    if (value !== undefined) values[name] = value;
  }
  return values;
}
