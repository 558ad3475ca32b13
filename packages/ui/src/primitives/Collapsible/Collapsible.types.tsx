import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Collapsible } from './Collapsible.tsx';

type Props = ComponentProps<typeof Collapsible>;

assertType<Props>({ title: 'Method', children: 'Text' });
assertType<Props>({ title: 'Method', children: 'Text', open: false, onOpenChange: (open: boolean) => open });
assertType<Props>({ title: 'Method', children: 'Text', defaultOpen: true, triggerRef: createRef<HTMLButtonElement>() });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the title is required
assertType<Props>({ children: 'Text' });
// @ts-expect-error children are required
assertType<Props>({ title: 'Method' });
