import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
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
assertType<Props>({
  label: 'API key',
  ref: createRef<HTMLInputElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error the label is required
assertType<Props>({ autoComplete: 'off' });
// @ts-expect-error the type is fixed: the reader decides whether to mask
assertType<Props>({ label: 'API key', type: 'text' });
