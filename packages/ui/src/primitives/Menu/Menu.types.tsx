import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Menu } from './Menu.tsx';

type Props = ComponentProps<typeof Menu>;

const items = [{ label: 'CSV', onSelect: () => undefined }];

assertType<Props>({ children: 'Export', items });
assertType<Props>({ children: 'Export', items, open: true, onOpenChange: (open: boolean) => open, variant: 'primary' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLButtonElement>());
// @ts-expect-error children are required
assertType<Props>({ items });
// @ts-expect-error items are required
assertType<Props>({ children: 'Export' });
// @ts-expect-error an item needs a handler
assertType<Props>({ children: 'Export', items: [{ label: 'CSV' }] });
