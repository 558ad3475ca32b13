import type { ComponentProps, JSX } from 'react';

/** What a feature passes on to its outermost element, of the kind `Tag`. */
export type RootProps<Tag extends keyof JSX.IntrinsicElements> = Pick<
  ComponentProps<Tag>,
  'ref' | 'className' | 'style'
>;
