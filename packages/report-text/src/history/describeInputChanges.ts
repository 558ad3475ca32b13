import { MISSING } from '../format/index.ts';
import type { InputChanges, ReportChange } from './reportChanges.ts';

/** What differs between two runs, in words. */
export interface InputChangesText {
  /** What cannot be compared; null if everything can. */
  readonly caution: string | null;
  /** The inputs that differ, a phrase for each; or in one that none does. */
  readonly inputs: readonly string[];
  /** The figures of the two runs cannot be compared. */
  readonly isOtherMeasurement: boolean;
}

/** The changes of the data that a history does not show elsewhere, as it does the time of reading and the weeks. */
const OF_DATA = new Set(['Tickets found', 'Tickets measured']);

/** How the inputs of two runs differ, for a row of their history. */
export function describeInputChanges({ inputs, caution }: InputChanges): InputChangesText {
  const chosen = inputs.filter(({ reach }) => reach !== 'data');
  const data = inputs.filter(({ name }) => OF_DATA.has(name));
  return {
    caution,
    inputs: [...(chosen.length === 0 ? ['Inputs unchanged'] : []), ...[...chosen, ...data].map(describeInput)],
    isOtherMeasurement: inputs.some(({ reach }) => reach === 'measurement'),
  };
}

/** @example describeInput({ name: 'Seats', before: '25', after: '40' }) // 'Seats: from 25 to 40' */
const describeInput = ({ name, before, after }: ReportChange) => `${name}: from ${stated(before)} to ${stated(after)}`;

const stated = (text: string) => (text === MISSING ? 'not stated' : text);
