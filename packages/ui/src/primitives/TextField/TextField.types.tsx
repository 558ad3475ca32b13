import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { TextField } from './TextField.tsx';

type Props = ComponentProps<typeof TextField>;

assertType<Props>({ label: 'Your Email' });
assertType<Props>({
  label: 'Your Email',
  type: 'email',
  error: 'Enter an address.',
  value: '',
  onValueChange: (text: string) => text,
});
assertType<Props>({
  label: 'Your Email',
  ref: createRef<HTMLInputElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error it has no name
assertType<Props>({ placeholder: 'name@example.com' });
// @ts-expect-error an error is text
assertType<Props>({ label: 'Your Email', error: true });
// @ts-expect-error its root is an <input>
assertType<Props>({ label: 'Your Email', ref: createRef<HTMLTextAreaElement>() });
