import type { StatusCategory, TimedTicket, TimedTransition } from '@roi-insight/roi-math';

/** A stored change of status has this many numbers: its instant, the number of its status and its line. */
const SIZE = 3;

interface Facts {
  readonly key: string;
  readonly type: string | undefined;
  readonly createdAtMs: number;
  /** The category of a status, by number. */
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
  readonly #categoryOf: Facts['categoryOf'];
  #changes: number[] = [];

  constructor({ key, type, createdAtMs, categoryOf }: Facts) {
    this.key = key;
    this.type = type;
    this.createdAtMs = createdAtMs;
    this.#categoryOf = categoryOf;
  }

  get isBug(): boolean {
    return /^(bug|defect)$/i.test(this.type ?? '');
  }

  get category(): StatusCategory {
    const last = this.#changes.at(-SIZE + 1);
    return last === undefined ? 'new' : this.#categoryOf(last);
  }

  get changeCount(): number {
    return this.#changes.length / SIZE;
  }

  add(atMs: number, status: number, line: number): void {
    this.#changes.push(atMs, status, line);
  }

  /**
   * Sorts the changes by time. Simultaneous changes keep the order of the file. If the file lists the ticket's changes from new to old, that order is
   * reversed.
   * @returns the line of a simultaneous change whose position matters and cannot be known; null if there is none
   */
  sortChanges(): number | null {
    const changes = Array.from({ length: this.changeCount }, (_, index) => this.#changeAt(index));
    const rises = changes.some(({ atMs }, index) => atMs > (changes[index - 1]?.atMs ?? atMs));
    const falls = changes.some(({ atMs }, index) => atMs < (changes[index - 1]?.atMs ?? atMs));
    if (falls) {
      if (!rises) changes.reverse();
      changes.sort((a, b) => a.atMs - b.atMs);
      this.#changes = changes.flatMap(({ atMs, status, line }) => [atMs, status, line]);
    }
    if (rises !== falls) return null;
    const tied = changes.find(({ atMs, status }, index) => {
      const before = changes[index - 1];
      return before?.atMs === atMs && this.#categoryOf(before.status) !== this.#categoryOf(status);
    });
    return tied?.line ?? null;
  }

  /** The first change; null if there is none. Call `sortChanges` first. */
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
