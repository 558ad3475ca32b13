import type { ReactNode } from 'react';

/** A list with at least one item, so that a page with an empty section does not compile. */
type Some<Item> = readonly [Item, ...Item[]];

/** `beta` means that props may still change. */
export type Status = 'stable' | 'beta';

/** A part of a component. Parts are listed from the outside in. */
export interface Part {
  readonly name: string;
  readonly purpose: string;
  readonly parts?: Some<Part>;
}

/** A piece of advice, with a live example that follows it or violates it. */
export interface Advice {
  readonly text: string;
  readonly example: () => ReactNode;
}

export interface Key {
  /** Keys with the same effect, named as on the keyboard: 'Enter', 'Shift+Tab'. */
  readonly keys: Some<string>;
  readonly does: string;
}

/**
 * The usage page of a component: `Button.usage.tsx` next to `Button.stories.tsx` exports it as `usage`. Its code is in
 * `Button.example.tsx`. Texts are plain sentences, with `code` in backticks. The name of a component in backticks
 * becomes a link.
 */
export interface UsagePage {
  readonly status: Status;
  readonly when: Some<string>;
  readonly whenNot: Some<string>;
  readonly anatomy: Some<Part>;
  readonly dos: Some<Advice>;
  readonly donts: Some<Advice>;
  /** Shows the do above the don't, because they would be too narrow side by side. */
  readonly isWide?: true;
  /** The keys, or a sentence that explains why there are none. */
  readonly keyboard: Some<Key> | string;
  readonly accessibility: Some<string>;
  /** Numbers of the decisions in docs/adr that explain the component. */
  readonly decisions?: Some<number>;
}
