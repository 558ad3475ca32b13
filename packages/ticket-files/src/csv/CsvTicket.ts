import { inOrder, type StatusCategory, type TimedTicket, type TimedTransition } from '@roi-insight/roi-math';

/** A stored change of status has this many numbers: its instant, the number of its status and its line. */
const SIZE = 3;

interface Facts {
  readonly key: string;
  readonly type: string | undefined;
  readonly createdAtMs: number;
  /** The category of the status with a number. */
  readonly categoryOf: (status: number) => StatusCategory;
}

/** A ticket of a CSV file. Transitions are created on request, because all of them together would fill the memory. */
export class CsvTicket implements TimedTicket {
  readonly key: string;
  readonly type: string | undefined;
  readonly createdAtMs: number;
  readonly resolvedAtMs = null;
  resolution: string | null = null;
  loggedHours = 0;
  size = 0;
  /** Null if it is not known which tickets of the file are bugs. */
  isBug: boolean | null = null;
  /** Whether the ticket is done at a time that is not known. */
  isDone = false;
  /** The last date in its rows. */
  latestMs: number;
  readonly #categoryOf: Facts['categoryOf'];
  #changes: number[] = [];
  #isClear = true;

  constructor({ key, type, createdAtMs, categoryOf }: Facts) {
    this.key = key;
    this.type = type;
    this.createdAtMs = createdAtMs;
    this.latestMs = createdAtMs;
    this.#categoryOf = categoryOf;
  }

  get category(): StatusCategory {
    if (this.isDone) return 'done';
    const last = this.#changes.at(-SIZE + 1);
    return last === undefined ? 'new' : this.#categoryOf(last);
  }

  get changeCount(): number {
    return this.#changes.length / SIZE;
  }

  add(atMs: number, status: number, line: number): void {
    this.#changes.push(atMs, status, line);
    this.latestMs = Math.max(this.latestMs, atMs);
  }

  /** Puts the changes in order, see {@link inOrder}. A table does not state from which status a change starts. */
  orderChanges(): void {
    const changes = Array.from({ length: this.changeCount }, (_, index) => {
      const { atMs, ...to } = this.#changeAt(index);
      return { atMs, from: null, to };
    });
    const ordered = inOrder(changes, null, {
      categoryOf: ({ status }) => this.#categoryOf(status),
      marks: [({ status }) => String(status)],
    });
    this.#changes = ordered.changes.flatMap(({ atMs, to: { status, line } }) => [atMs, status, line]);
    this.#isClear = ordered.isClear;
  }

  /** Whether the order of its changes is unclear, because several of the same moment lead to different categories. */
  get hasUnclearOrder(): boolean {
    return !this.#isClear;
  }

  /** The first change; null if there is none. Call `orderChanges` first. */
  get firstChange(): { readonly atMs: number; readonly line: number } | null {
    return this.changeCount === 0 ? null : this.#changeAt(0);
  }

  get transitions(): readonly TimedTransition[] {
    const transitions: TimedTransition[] = [];
    let from: StatusCategory = 'new';
    for (let index = 0; index < this.changeCount; index += 1) {
      const { atMs, status } = this.#changeAt(index);
      const to = this.#categoryOf(status);
      if (to !== from) transitions.push({ atMs, from, to });
      from = to;
    }
    return transitions;
  }

  #changeAt(index: number): { readonly atMs: number; readonly status: number; readonly line: number } {
    const [atMs = NaN, status = NaN, line = NaN] = this.#changes.slice(index * SIZE, index * SIZE + SIZE);
    return { atMs, status, line };
  }
}
