import type { Fact } from '../Fact.ts';
import type { Plot } from './Plot.ts';

/** A part of a section. Each medium paints each kind in its own way. */
export type Block =
  /** The title of the blocks that follow. */
  | { readonly kind: 'heading'; readonly text: string }
  /** `look`: `lead` is the most important text, and `strong` is emphasized. */
  | { readonly kind: 'prose'; readonly text: string; readonly look?: 'lead' | 'strong' }
  /** `look`: `terms` are words with their meanings, `dense` has less space between the facts. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[]; readonly look?: 'terms' | 'dense' }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | TableBlock
  | { readonly kind: 'figure'; readonly plot: Plot }
  /** A note that qualifies the block above it. */
  | { readonly kind: 'note'; readonly text: string };

/** A table. The first cell of a row names it. */
export interface TableBlock {
  readonly kind: 'table';
  /** If there are no columns, the table has no head, and the last column is the widest. */
  readonly columns?: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Less space between the rows, for long tables. */
  readonly dense?: boolean;
}

export interface TableColumn {
  readonly title: string;
  /**
   * The column's share of the width that remains beside columns that have no share. Those columns are as wide as their
   * content.
   */
  readonly share?: number;
  readonly align?: 'right';
}

export interface TableRow {
  readonly cells: readonly string[];
  /** Emphasized: the total of the other rows. */
  readonly strong?: boolean;
}

/** An entry of a list. */
export interface ListItem {
  readonly text: string;
  /** The consequence of the entry, as a sentence. */
  readonly consequence?: string;
  /** The state of an entry in a checklist, and the same state as a word. */
  readonly check?: { readonly state: 'met' | 'not-met' | 'not-confirmed'; readonly word?: string };
}
