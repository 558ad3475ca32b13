import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
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
assertType<Pick<Props, RootKey>>(rootOf<HTMLInputElement>());
// @ts-expect-error the label is required
assertType<Props>({ placeholder: 'name@example.com' });
// @ts-expect-error the error is a string
assertType<Props>({ label: 'Your Email', error: true });
// @ts-expect-error the ref is of an <input>
assertType<Pick<Props, RootKey>>(rootOf<HTMLTextAreaElement>());
