import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { ThemeToggle } from './ThemeToggle.tsx';

type Props = ComponentProps<typeof ThemeToggle>;

const onChange = (theme: 'light' | 'system' | 'dark') => theme;

assertType<Props>({ value: 'system', onChange });
assertType<Props>({
  value: 'dark',
  onChange,
  ref: createRef<HTMLFieldSetElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error not a theme
assertType<Props>({ value: 'sepia', onChange });
// @ts-expect-error the host keeps the choice, so a handler is required
assertType<Props>({ value: 'light' });
