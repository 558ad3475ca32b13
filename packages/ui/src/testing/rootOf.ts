import { createRef } from 'react';

/** The props that a component passes to its outermost element. */
export type RootKey = 'ref' | 'className' | 'style';

/** Values of these props for an outermost element of this type, for type tests. */
export const rootOf = <Root>() => ({ ref: createRef<Root>(), className: 'wide', style: { width: '100%' } });
