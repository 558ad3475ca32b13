import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { CheckboxField } from './CheckboxField.tsx';

type Props = ComponentProps<typeof CheckboxField>;

assertType<Props>({ label: 'Include tickets' });
assertType<Props>({
  label: 'Include tickets',
  defaultChecked: true,
  onCheckedChange: (checked: boolean) => checked,
  name: 'tickets',
});
assertType<Pick<Props, RootKey>>(rootOf<HTMLInputElement>());
// @ts-expect-error the label is required
assertType<Props>({ checked: true });
// @ts-expect-error the type is fixed
assertType<Props>({ label: 'Include tickets', type: 'radio' });
// @ts-expect-error the handler gets a boolean
assertType<Props>({ label: 'Include tickets', onCheckedChange: (value: string) => value });
