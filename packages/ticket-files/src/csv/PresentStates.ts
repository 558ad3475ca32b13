import type { StatusCategory } from '@roi-insight/roi-math';
import type { UnknownStatus } from '../Problems.ts';
import { type StatusMap, statusKey } from '../statusMap.ts';
import { CATEGORY_NAMES } from './categoryNames.ts';
import type { CsvCells } from './CsvCells.ts';
import { StatusNames } from './StatusNames.ts';

/** The present states of tickets in a table with a row for each ticket. */
export class PresentStates {
  readonly #statuses: StatusMap;
  readonly #categories: StatusNames;

  constructor(statuses: StatusMap) {
    this.#statuses = statuses;
    this.#categories = new StatusNames(new Map([...CATEGORY_NAMES, ...statuses]));
  }

  /** The present state in a row: its category or, if it has none, the meaning of its status; null if neither is known. */
  stateIn(cells: CsvCells): StatusCategory | null {
    const category = cells.text('category');
    if (category !== null && category !== '')
      return this.#categories.categoryOf(this.#categories.numberOf(category, cells.line));
    // A status whose meaning is not known does not contradict the dates, so its meaning is not asked.
    return this.#statuses.get(statusKey(cells.text('status') ?? '')) ?? null;
  }

  /** Categories that need a meaning: Jira has only three, whose names depend on the language. */
  unknown(): readonly UnknownStatus[] {
    return this.#categories.unknown();
  }
}
