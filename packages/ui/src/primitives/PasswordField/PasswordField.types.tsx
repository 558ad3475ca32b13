import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { PasswordField } from './PasswordField.tsx';

type Props = ComponentProps<typeof PasswordField>;

assertType<Props>({ label: 'API key' });
assertType<Props>({
  label: 'API key',
  value: '',
  onValueChange: (key: string) => key,
  showLabel: 'Show',
  hideLabel: 'Hide',
});
assertType<Pick<Props, RootKey>>(rootOf<HTMLInputElement>());
// @ts-expect-error the label is required
assertType<Props>({ autoComplete: 'off' });
// @ts-expect-error the type is fixed: the reader decides whether to mask
assertType<Props>({ label: 'API key', type: 'text' });
