import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Badge } from './Badge.tsx';

type Props = ComponentProps<typeof Badge>;

assertType<Props>({ children: 'New' });
assertType<Props>({ children: 'New', tone: 'accent', render: <strong /> });
assertType<Pick<Props, RootKey>>(rootOf<HTMLSpanElement>());
// @ts-expect-error children are required
assertType<Props>({ tone: 'accent' });
// @ts-expect-error not a tone
assertType<Props>({ children: 'New', tone: 'info' });
// @ts-expect-error an element, not its name
assertType<Props>({ children: 'New', render: 'strong' });
