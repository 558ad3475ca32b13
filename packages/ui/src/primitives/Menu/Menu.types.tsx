import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Menu } from './Menu.tsx';

type Props = ComponentProps<typeof Menu>;

const items = [{ label: 'CSV', onSelect: () => undefined }];

assertType<Props>({ children: 'Export', items });
assertType<Props>({ children: 'Export', items, open: true, onOpenChange: (open: boolean) => open, variant: 'primary' });
assertType<Props>({
  children: 'Export',
  items,
  ref: createRef<HTMLButtonElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error children are required
assertType<Props>({ items });
// @ts-expect-error items are required
assertType<Props>({ children: 'Export' });
// @ts-expect-error an item needs a handler
assertType<Props>({ children: 'Export', items: [{ label: 'CSV' }] });
