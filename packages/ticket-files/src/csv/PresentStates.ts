import type { StatusCategory } from '@roi-insight/roi-math';
import type { UnknownStatus } from '../Problems.ts';
import { type StatusMap, statusKey } from '../statusMap.ts';
import type { CsvCells } from './CsvCells.ts';
import { PRESENT_MEANINGS } from './presentMeanings.ts';
import { StatusNames } from './StatusNames.ts';

/** The present states of tickets in a table with a row for each ticket. */
export class PresentStates {
  readonly #meanings: StatusMap;
  /** The names that need a meaning. */
  readonly #unknown = { category: new StatusNames(new Map()), status: new StatusNames(new Map()) };

  constructor(statuses: StatusMap) {
    this.#meanings = new Map([...PRESENT_MEANINGS, ...statuses]);
  }

  /**
   * The present state in a row: the meaning of its category or, if it has none, of its status; null if it has neither.
   * A category needs a meaning, because Jira has only three, whose names depend on the language. A status needs one if
   * the row has a date on which the ticket may have ended.
   */
  stateIn(cells: CsvCells, hasEnd: boolean): StatusCategory | null {
    const column = cells.isEmpty('category') ? 'status' : 'category';
    const name = cells.text(column) ?? '';
    const meaning = this.#meanings.get(statusKey(name));
    if (meaning !== undefined) return meaning;
    if (name !== '' && (hasEnd || column === 'category')) this.#unknown[column].numberOf(name, cells.line);
    return null;
  }

  unknown(): readonly UnknownStatus[] {
    const { category, status } = this.#unknown;
    return [...category.unknown().map((one) => Object.assign(one, { isCategory: true })), ...status.unknown()];
  }
}
