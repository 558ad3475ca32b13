import type { ComponentProps, JSX } from 'react';

/** The props that a feature passes to its outermost element, a `Tag`. */
export type RootProps<Tag extends keyof JSX.IntrinsicElements> = Pick<
  ComponentProps<Tag>,
  'ref' | 'className' | 'style'
>;
