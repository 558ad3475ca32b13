import type { StatusCategory } from '@roi-insight/roi-math';
import type { JsonObject } from './json.ts';
import type { StatusTable } from './statusTable.ts';

/** Different statuses among a project's changes. Jira's own sites have some hundred; two numbers have to fit in one. */
export const MAX_STATUSES = 2 ** 15;

const TOO_MANY = `The changes of the tickets name more than ${new Intl.NumberFormat('en').format(MAX_STATUSES)} statuses, more than any Jira has.`;

/** A status as tickets and changes name it. */
export interface Mentioned {
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * The statuses that tickets and their changes mention, as small numbers: changes are kept by the hundred thousand, before it is
 * known what all of their statuses mean.
 */
export class Statuses {
  readonly #table: StatusTable;
  readonly #refusal: (message: string) => Error;
  readonly #numbers = new Map<string | null, Map<string | null, number>>();
  readonly #mentioned: Mentioned[] = [];
  /** By number; emptied when the table has learned something. */
  #categories: StatusCategory[] = [];
  /** By number: whether its category is known from Jira's list only. */
  readonly #isInQuestion: boolean[] = [];
  #work: ReadonlySet<string> | undefined;

  /** @param refusal made and thrown when there are too many statuses */
  constructor(table: StatusTable, refusal: (message: string) => Error = (message) => new RangeError(message)) {
    this.#table = table;
    this.#refusal = refusal;
  }

  /**
   * The number of a status: the same for the same id and name. Throws when there are too many.
   * @param isStated whether the ticket itself says which category the status belongs to
   */
  numberOf(id: string | null, name: string | null, isStated = false): number {
    let byName = this.#numbers.get(id);
    if (byName === undefined) this.#numbers.set(id, (byName = new Map()));
    let number = byName.get(name);
    if (number === undefined) {
      if (this.#mentioned.length === MAX_STATUSES) throw this.#refusal(TOO_MANY);
      number = this.#mentioned.push({ id, name }) - 1;
      byName.set(name, number);
    }
    if (!isStated) this.#isInQuestion[number] = true;
    return number;
  }

  categoryOf(number: number): StatusCategory {
    const known = this.#categories[number];
    if (known !== undefined) return known;
    const { id, name } = this.#mentioned[number] ?? { id: null, name: null };
    return (this.#categories[number] = this.#table.lookUp(id, name));
  }

  /** Takes these statuses as those of work, instead of those that Jira has in progress. */
  countAsWork(ids: readonly string[]): void {
    this.#work = new Set(ids);
  }

  /**
   * The category as the measurement takes it: a status that counts as work is in progress, any other that Jira has in
   * progress is waiting. Done stays done: what is completed does not depend on what is work.
   * @param stated what the ticket itself says of its status
   */
  measuredCategoryOf(number: number, stated = this.categoryOf(number)): StatusCategory {
    const id = this.#mentioned[number]?.id ?? null;
    if (this.#work === undefined || stated === 'done' || id === null) return stated;
    return this.#work.has(id) ? 'indeterminate' : 'new';
  }

  /** Id, name and Jira's category of a status; null for one without an id, and for one that is done. */
  describe(number: number): { readonly id: string; readonly name: string; readonly isInProgress: boolean } | null {
    const { id, name } = this.#mentioned[number] ?? { id: null, name: null };
    const category = this.categoryOf(number);
    if (id === null || category === 'done') return null;
    return { id, name: this.#table.nameOf(id) ?? name ?? id, isInProgress: category === 'indeterminate' };
  }

  /** Ids that were mentioned without a category, and that Jira's list of statuses does not have. */
  unlistedIds(): string[] {
    const inQuestion = this.#mentioned.filter((_, number) => this.#isInQuestion[number]);
    const ids = new Set(inQuestion.map(({ id }) => id).filter((id) => id !== null));
    return [...ids].filter((id) => !this.#table.isListed(id));
  }

  /** Statuses that were mentioned without a category, and that the table does not know, by number. */
  unknown(): ReadonlyMap<number, Mentioned> {
    const inQuestion = [...this.#mentioned.entries()].filter(([number]) => this.#isInQuestion[number]);
    return new Map(inQuestion.filter(([, { id, name }]) => !this.#table.isKnown(id, name)));
  }

  /** Takes a status of Jira's that its list did not have. */
  learn(status: JsonObject): void {
    this.#table.add(status);
    this.#categories = [];
  }
}
