import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { NumberField } from './NumberField.tsx';

type Props = ComponentProps<typeof NumberField>;

assertType<Props>({ label: 'Seats' });
assertType<Props>({ label: 'Seats', value: null, onValueChange: (seats: number | null) => seats, min: 0, unit: '%' });
assertType<Props>({ label: 'Seats', defaultValue: 12 });
assertType<Pick<Props, RootKey>>(rootOf<HTMLInputElement>());
// @ts-expect-error the label is required
assertType<Props>({ value: 12 });
// @ts-expect-error a number, not a string
assertType<Props>({ label: 'Seats', value: '12' });
// @ts-expect-error the handler also gets null
assertType<Props>({ label: 'Seats', onValueChange: (seats: number) => seats });
// @ts-expect-error the type is fixed
assertType<Props>({ label: 'Seats', type: 'text' });
