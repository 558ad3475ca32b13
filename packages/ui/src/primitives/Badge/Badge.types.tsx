import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Badge } from './Badge.tsx';

type Props = ComponentProps<typeof Badge>;

assertType<Props>({ children: 'New' });
assertType<Props>({ children: 'New', tone: 'accent', render: <strong /> });
assertType<Props>({ children: 'New', ref: createRef<HTMLSpanElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error children are required
assertType<Props>({ tone: 'accent' });
// @ts-expect-error not a tone
assertType<Props>({ children: 'New', tone: 'info' });
// @ts-expect-error an element, not its name
assertType<Props>({ children: 'New', render: 'strong' });
