import type { StatusCategory } from '@roi-insight/roi-math';
import type { JsonObject } from './values/json.ts';
import type { StatusTable } from './statusTable.ts';

/**
 * Maximum number of different statuses in a project's changes, so that the numbers of two statuses fit into one
 * number. Jira sites have some hundred statuses.
 */
export const MAX_STATUSES = 2 ** 15;

/** A status as tickets and changes name it. */
export interface Mentioned {
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * The statuses that tickets and their changes mention, as small numbers: there are hundreds of thousands of changes, and
 * they are stored before all categories are known.
 */
export class Statuses {
  readonly #table: StatusTable;
  readonly #refusal: (limit: number) => Error;
  readonly #numbers = new Map<string | null, Map<string | null, number>>();
  readonly #mentioned: Mentioned[] = [];
  /** The category of each status, by the number of the status; cleared when the table changes. */
  #categories: StatusCategory[] = [];
  /** Whether the category of a status is known only from Jira's list, by the number of the status. */
  readonly #isInQuestion: boolean[] = [];
  /** The categories that tickets state for their status, by the id of the status. */
  readonly #stated = new Map<string, Set<StatusCategory>>();
  #work: ReadonlySet<string> | undefined;

  /** @param refusal creates the error if there are more than {@link MAX_STATUSES} statuses */
  constructor(table: StatusTable, refusal: (limit: number) => Error = () => new RangeError('too many statuses')) {
    this.#table = table;
    this.#refusal = refusal;
  }

  /**
   * The number of a status: the same for the same id and name. Throws the refusal if there are too many.
   * @param stated the category that the ticket states for its status
   */
  numberOf(id: string | null, name: string | null, stated: StatusCategory | null = null): number {
    let byName = this.#numbers.get(id);
    if (byName === undefined) this.#numbers.set(id, (byName = new Map()));
    let number = byName.get(name);
    if (number === undefined) {
      if (this.#mentioned.length === MAX_STATUSES) throw this.#refusal(MAX_STATUSES);
      number = this.#mentioned.push({ id, name }) - 1;
      byName.set(name, number);
    }
    if (stated === null) this.#isInQuestion[number] = true;
    else if (id !== null) this.#stated.set(id, (this.#stated.get(id) ?? new Set()).add(stated));
    return number;
  }

  /** The marks of a status: its id and its name. Two statuses that share an id or a name are the same. */
  marksOf(number: number): readonly string[] {
    const { id, name } = this.#mentioned[number] ?? { id: null, name: null };
    return [...(id === null ? [] : [`id ${id}`]), ...(name === null ? [] : [`name ${name}`])];
  }

  areSame(one: number, other: number): boolean {
    return one === other || this.marksOf(one).some((mark) => this.marksOf(other).includes(mark));
  }

  categoryOf(number: number): StatusCategory {
    const known = this.#categories[number];
    if (known !== undefined) return known;
    const { id, name } = this.#mentioned[number] ?? { id: null, name: null };
    return (this.#categories[number] = this.#table.lookUp(id, name));
  }

  /** Makes these statuses the ones that count as work, instead of those that Jira has in progress. */
  countAsWork(ids: readonly string[]): void {
    this.#work = new Set(ids);
  }

  /**
   * The category for the measurement: a status that counts as work is in progress, and any other status that Jira has in progress is waiting. Done
   * stays done, because completion does not depend on which statuses count as work.
   * @param stated the category that the ticket states
   */
  measuredCategoryOf(number: number, stated = this.categoryOf(number)): StatusCategory {
    const id = this.#mentioned[number]?.id ?? null;
    if (this.#work === undefined || stated === 'done' || id === null) return stated;
    return this.#work.has(id) ? 'indeterminate' : 'new';
  }

  /** Id, name and Jira's category of a status; null if the status has no id or is a done status. */
  describe(number: number): { readonly id: string; readonly name: string; readonly isInProgress: boolean } | null {
    const { id, name } = this.#mentioned[number] ?? { id: null, name: null };
    const category = this.categoryOf(number);
    if (id === null || category === 'done') return null;
    return { id, name: this.#table.nameOf(id) ?? name ?? id, isInProgress: category === 'indeterminate' };
  }

  /** Ids that were mentioned without a category and that Jira's list of statuses does not contain. */
  unlistedIds(): string[] {
    const inQuestion = this.#mentioned.filter((_, number) => this.#isInQuestion[number]);
    const ids = new Set(inQuestion.map(({ id }) => id).filter((id) => id !== null));
    return [...ids].filter((id) => !this.#table.isListed(id));
  }

  /** Statuses that were mentioned without a category and that the table does not know, by number. */
  unknown(): ReadonlyMap<number, Mentioned> {
    const inQuestion = [...this.#mentioned.entries()].filter(([number]) => this.#isInQuestion[number]);
    return new Map(inQuestion.filter(([, { id, name }]) => !this.#table.isKnown(id, name)));
  }

  /**
   * Names of the statuses whose category is unclear, by number: the table does not know the status, or tickets in the status state another category
   * than the table.
   */
  unclear(): ReadonlyMap<number, string> {
    const unclear = new Map<number, string>();
    for (const [number, { id, name }] of this.#mentioned.entries()) {
      if (this.#isInQuestion[number] !== true) continue;
      const category = this.#table.lookUp(id, name);
      const isContradicted = [...(this.#stated.get(id ?? '') ?? [])].some((stated) => stated !== category);
      if (!this.#table.isKnown(id, name) || isContradicted)
        unclear.set(number, this.#table.nameOf(id ?? '') ?? name ?? id ?? '');
    }
    return unclear;
  }

  /** Adds a status that Jira's list does not contain. */
  learn(status: JsonObject): void {
    this.#table.add(status);
    this.#categories = [];
  }
}
