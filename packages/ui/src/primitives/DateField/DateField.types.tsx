import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { DateField } from './DateField.tsx';

type Props = ComponentProps<typeof DateField>;

const required = { label: 'Launch date', min: new Date(2024, 0, 1), max: new Date(2026, 0, 1) };

assertType<Props>(required);
assertType<Props>({ ...required, value: null, onValueChange: (day: Date | null) => day, locale: 'de-DE' });
assertType<Props>({ ...required, defaultValue: new Date(2025, 7, 25) });
assertType<Pick<Props, RootKey>>(rootOf<HTMLButtonElement>());
// @ts-expect-error max is required
assertType<Props>({ label: 'Launch date', min: new Date(2024, 0, 1) });
// @ts-expect-error the value is a Date
assertType<Props>({ ...required, value: '2025-08-25' });
// @ts-expect-error the handler also gets null
assertType<Props>({ ...required, onValueChange: (day: Date) => day });
