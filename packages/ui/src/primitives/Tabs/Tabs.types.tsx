import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Tabs } from './Tabs.tsx';

type Props = ComponentProps<typeof Tabs<'savings'>>;

const items = [{ value: 'savings', label: 'Savings', panel: null }] as const;

assertType<Props>({ label: 'Charts', items });
assertType<Props>({ label: 'Charts', items, value: 'savings', onValueChange: (tab) => assertType<'savings'>(tab) });
assertType<Props>({ label: 'Charts', items, defaultValue: 'savings' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the label is required
assertType<Props>({ items });
// @ts-expect-error not a tab
assertType<Props>({ label: 'Charts', items, value: 'productivity' });
// @ts-expect-error a tab has a panel
assertType<Props>({ label: 'Charts', items: [{ value: 'savings', label: 'Savings' }] });
