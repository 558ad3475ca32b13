import type { ChoiceWords } from '@roi-insight/report-text';
import type { ScopeRecord } from './scopeRecord.ts';

/** The record with the default for one part of its choice. */
export function withoutPart(record: ScopeRecord, part: ChoiceWords['part']): ScopeRecord {
  const { scope, calendar, measure } = record.choice;
  const words = record.words.filter((other) => other.part !== part);
  switch (part) {
    case 'working-time':
      return { ...record, words, choice: { scope, calendar: calendar && { time_zone: calendar.time_zone }, measure } };
    case 'time-zone':
      return { ...record, words, choice: { scope, calendar: { ...calendar, time_zone: undefined }, measure } };
    case 'measure':
      return { ...record, words, choice: { scope, calendar } };
    default:
      return { ...record, words, choice: { scope: { ...scope, [part]: undefined }, calendar, measure } };
  }
}
