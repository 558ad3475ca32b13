import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Progress } from './Progress.tsx';

type Props = ComponentProps<typeof Progress>;

assertType<Props>({ label: 'Reading', value: 40 });
assertType<Props>({ label: 'Reading', value: 40, valueText: '40 of 100 tickets' });
assertType<Props>({ label: 'Reading', value: null });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the label is required
assertType<Props>({ value: 40 });
// @ts-expect-error the value is required
assertType<Props>({ label: 'Reading' });
// @ts-expect-error a number, not a string
assertType<Props>({ label: 'Reading', value: '40%' });
