import type { TicketProblem } from '@roi-insight/contracts';
import { type JsonObject, numberOf, textOf } from '@roi-insight/jira-tickets';

/** The members of a page that describe the whole search. */
interface Page {
  readonly startAt: number | null;
  readonly total: number | null;
  readonly token: string | null;
  readonly isLast: boolean;
  readonly count: number;
}

/** The members of a page that are read, besides its issues. */
export const PAGE_MEMBERS = ['startAt', 'total', 'isLast', 'nextPageToken'];

/** Checks whether all pages of one search are in the file. */
export class SearchPages {
  readonly #pages: Page[] = [];

  /** @param count number of issues on the page */
  add(page: JsonObject, count: number): void {
    const token = textOf(page, 'nextPageToken');
    this.#pages.push({
      startAt: numberOf(page, 'startAt'),
      total: numberOf(page, 'total'),
      token,
      isLast: page['isLast'] === true,
      count,
    });
  }

  /**
   * The problems of the pages. Pages of Jira Cloud do not state their position, so a page that is missing between two other pages cannot be detected.
   * @param found number of different issues
   * @param repeated number of repeated issues
   */
  problems(found: number, repeated: number): readonly TicketProblem[] {
    const isCloud = this.#pages.some(({ token, isLast }) => token !== null || isLast);
    return [
      ...this.#problemsOfTotals(found),
      ...(isCloud ? this.#problemsOfTokens(repeated) : this.#problemsOfPositions()),
    ];
  }

  #problemsOfTotals(found: number): readonly TicketProblem[] {
    const totals = new Set(this.#pages.flatMap(({ total }) => total ?? []));
    const total = Math.max(0, ...totals);
    if (totals.size > 1) return [{ kind: 'several-totals', totals: [...totals] }];
    return total > found ? [{ kind: 'missing-issues', total, found }] : [];
  }

  /** Pages of Data Center, and of Cloud's former search, have positions. */
  #problemsOfPositions(): readonly TicketProblem[] {
    // A page without issues may come after the last issue, at any position.
    const placed = this.#pages.flatMap(({ startAt, count }) =>
      startAt === null || count === 0 ? [] : [{ startAt, end: startAt + count }],
    );
    const sorted = placed.toSorted((a, b) => a.startAt - b.startAt);
    const twice = sorted.find(({ end }, index) => end > (sorted[index + 1]?.startAt ?? Infinity));
    if (twice !== undefined) return [{ kind: 'overlapping-page', position: twice.startAt }];
    const ends = [0, ...sorted.map(({ end }) => end)];
    const missing = ends.find((end, index) => end < (sorted[index]?.startAt ?? 0));
    return missing === undefined ? [] : [{ kind: 'missing-page', position: missing }];
  }

  #problemsOfTokens(repeated: number): readonly TicketProblem[] {
    const last = this.#pages.filter(({ token, isLast }) => isLast || token === null).length;
    const tokens = this.#pages.flatMap(({ token }) => token ?? []);
    return [
      ...(last === 0 ? [{ kind: 'last-page-missing' } as const] : []),
      ...(last > 1 ? [{ kind: 'several-last-pages', count: last } as const] : []),
      ...(repeated > 0 || new Set(tokens).size < tokens.length ? [{ kind: 'repeated-issues' } as const] : []),
    ];
  }
}
