import type { Fact } from '../Fact.ts';
import type { Plot } from './Plot.ts';

/** A part of a section. Each medium paints each kind in its own way. */
export type Block =
  /** `look`: `lead` says the most important, `strong` is emphasized. */
  | { readonly kind: 'prose'; readonly text: string; readonly look?: 'lead' | 'strong' }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'figure'; readonly plot: Plot }
  /** Qualifies the block above. */
  | { readonly kind: 'note'; readonly text: string };

/** An entry of a list. */
export interface ListItem {
  readonly text: string;
  /** What follows from it, a sentence. */
  readonly consequence?: string;
  /** The state of a checklist's entry, and the same in a word. */
  readonly check?: { readonly state: 'met' | 'failed' | 'unknown'; readonly word?: string };
}
