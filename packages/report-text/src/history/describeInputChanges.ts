import { MISSING } from '../format/index.ts';
import type { InputChanges, ReportChange } from './reportChanges.ts';

/** The differences between two runs as text. */
export interface InputChangesText {
  /** A sentence about figures that cannot be compared; null if all of them can. */
  readonly caution: string | null;
  /** One phrase for each input that differs. If all inputs except data are the same, 'Same inputs' comes first. */
  readonly inputs: readonly string[];
  /** Whether the figures of the two runs cannot be compared. */
  readonly isOtherMeasurement: boolean;
}

/**
 * The inputs about data that a history shows only here. The time of reading and the weeks have columns of their own.
 */
const OF_DATA = new Set([
  'Excluded from comparison',
  'Tickets found',
  'Tickets measured',
  'Series',
  'Use of the assistant',
  'Controls verified by usage',
]);

/** The differences between the inputs of two runs, for a row of their history. */
export function describeInputChanges({ inputs, caution }: InputChanges): InputChangesText {
  const chosen = inputs.filter(({ reach }) => reach !== 'data');
  const data = inputs.filter(({ name }) => OF_DATA.has(name));
  return {
    caution,
    inputs: [...(chosen.length === 0 ? ['Same inputs'] : []), ...[...chosen, ...data].map(describeInput)],
    isOtherMeasurement: inputs.some(({ reach }) => reach === 'measurement'),
  };
}

/** @example describeInput({ name: 'Seats', before: '25', after: '40' }) // 'Seats: from 25 to 40' */
const describeInput = ({ name, before, after }: ReportChange) => `${name}: from ${stated(before)} to ${stated(after)}`;

const stated = (text: string) => (text === MISSING ? 'not stated' : text);
