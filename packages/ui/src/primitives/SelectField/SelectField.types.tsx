import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { SelectField } from './SelectField.tsx';

type Props = ComponentProps<typeof SelectField>;

const options = [{ value: 'UTC', label: 'UTC' }];

assertType<Props>({ label: 'Time zone', options });
assertType<Props>({ label: 'Time zone', options, value: 'UTC', onValueChange: (zone: string) => zone });
assertType<Pick<Props, RootKey>>(rootOf<HTMLSelectElement>());
// @ts-expect-error the label is required
assertType<Props>({ options });
// @ts-expect-error options are required
assertType<Props>({ label: 'Time zone' });
// @ts-expect-error an option has a label
assertType<Props>({ label: 'Time zone', options: [{ value: 'UTC' }] });
// @ts-expect-error options are data, not children
assertType<Props>({ label: 'Time zone', options, children: <option>UTC</option> });
