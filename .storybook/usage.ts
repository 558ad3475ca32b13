import type { ReactNode } from 'react';

/** At least one: a page with an empty section does not compile. */
type Some<Item> = readonly [Item, ...Item[]];

/** `beta`: its props may still change. */
export type Status = 'stable' | 'beta';

/** A part of a component, from the outside in. */
export interface Part {
  readonly name: string;
  readonly purpose: string;
  readonly parts?: Some<Part>;
}

/** A piece of advice with a live example, of following it or of breaking it. */
export interface Advice {
  readonly text: string;
  readonly example: () => ReactNode;
}

export interface Key {
  /** As the keyboard names it: 'Enter', 'Shift+Tab'. Several do the same. */
  readonly keys: Some<string>;
  readonly does: string;
}

/**
 * The usage page of a component: `Button.usage.tsx` beside `Button.stories.tsx` exports it as `usage`. Its code is in
 * `Button.example.tsx`. Texts are plain sentences; `code` in backticks, and a component's name there is a link.
 */
export interface Usage {
  readonly status: Status;
  readonly when: Some<string>;
  readonly whenNot: Some<string>;
  readonly anatomy: Some<Part>;
  readonly dos: Some<Advice>;
  readonly donts: Some<Advice>;
  /** Shows do and don't below each other: side by side they would be too narrow. */
  readonly isWide?: true;
  /** A sentence says why there are no keys. */
  readonly keyboard: Some<Key> | string;
  readonly accessibility: Some<string>;
  /** Numbers of the decisions in docs/adr that explain it. */
  readonly decisions?: Some<number>;
}
