import type { ScopeChoice } from '@roi-insight/contracts';
import type { ChoiceText } from '@roi-insight/report-text';
import type { ScopeRecord } from './scopeRecord.ts';

/** The record with the default for one part of its choice. */
export function withoutPart(record: ScopeRecord, part: ChoiceText['part']): ScopeRecord {
  const words = record.words.filter((other) => other.part !== part);
  return { ...record, words, choice: { ...record.choice, ...usual(part, record.choice) } };
}

/** The default for a part of a choice. */
function usual(part: ChoiceText['part'], { scope, calendar }: ScopeChoice): ScopeChoice {
  switch (part) {
    case 'working-time':
      return { calendar: calendar && { time_zone: calendar.time_zone } };
    case 'time-zone':
      return { calendar: { ...calendar, time_zone: undefined } };
    case 'measure':
      return { measure: undefined };
    case 'size':
      return { size_field: undefined };
    default:
      return { scope: { ...scope, [part]: undefined } };
  }
}
