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
// @ts-expect-error there is no such theme
assertType<Props>({ value: 'sepia', onChange });
// @ts-expect-error the choice is kept by the host
assertType<Props>({ value: 'light' });
