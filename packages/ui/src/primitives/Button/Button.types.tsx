import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Button } from './Button.tsx';

type Props = ComponentProps<typeof Button>;

assertType<Props>({});
assertType<Props>({ variant: 'primary', size: 'lg', loading: true, disabled: true, type: 'submit', children: 'Save' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLButtonElement>());
// @ts-expect-error not a variant
assertType<Props>({ variant: 'danger' });
// @ts-expect-error not a size
assertType<Props>({ size: 'xl' });
// @ts-expect-error links are LinkButton
assertType<Props>({ href: '/form' });
// @ts-expect-error the root is a <button>
assertType<Pick<Props, RootKey>>(rootOf<HTMLAnchorElement>());
