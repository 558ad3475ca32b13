import type { UnknownStatus } from '../Problems.ts';
import type { StatusMap } from '../statusMap.ts';
import type { CsvCells } from './CsvCells.ts';
import { type PresentState, presentStateOf } from './presentStateOf.ts';
import { StatusNames } from './StatusNames.ts';

/** The present states of tickets in a table with a row for each ticket. */
export class PresentStates {
  readonly #given: StatusMap;
  /** The names that need a meaning. */
  readonly #unknown = { category: new StatusNames(new Map()), status: new StatusNames(new Map()) };

  constructor(statuses: StatusMap) {
    this.#given = statuses;
  }

  /**
   * The present state in a row: the meaning of its category or, if it has none, of its status; null if it has neither.
   * A category needs a meaning, because Jira has only three, whose names depend on the language. A status needs one if
   * the row has a date on which the ticket may have ended.
   */
  stateIn(cells: CsvCells, hasEnd: boolean): PresentState | null {
    const column = cells.isEmpty('category') ? 'status' : 'category';
    const name = cells.text(column) ?? '';
    const state = presentStateOf(name, this.#given);
    if (state !== undefined) return state;
    if (name !== '' && (hasEnd || column === 'category')) this.#unknown[column].numberOf(name, cells.line);
    return null;
  }

  unknown(): readonly UnknownStatus[] {
    const { category, status } = this.#unknown;
    return [...category.unknown().map((one) => Object.assign(one, { isCategory: true })), ...status.unknown()];
  }
}
