import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../testing/rootOf.ts';
import type { ThemeToggle } from './ThemeToggle.tsx';

type Props = ComponentProps<typeof ThemeToggle>;

const onChange = (theme: 'light' | 'system' | 'dark') => theme;

assertType<Props>({ value: 'system', onChange });
assertType<Pick<Props, RootKey>>(rootOf<HTMLFieldSetElement>());
// @ts-expect-error not a theme
assertType<Props>({ value: 'sepia', onChange });
// @ts-expect-error the host keeps the choice, so a handler is required
assertType<Props>({ value: 'light' });
