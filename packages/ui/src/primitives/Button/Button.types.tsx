import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Button } from './Button.tsx';

type Props = ComponentProps<typeof Button>;

assertType<Props>({});
assertType<Props>({ variant: 'primary', size: 'lg', loading: true, disabled: true, type: 'submit', children: 'Save' });
assertType<Props>({ ref: createRef<HTMLButtonElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error not a variant
assertType<Props>({ variant: 'danger' });
// @ts-expect-error not a size
assertType<Props>({ size: 'xl' });
// @ts-expect-error links are LinkButton
assertType<Props>({ href: '/form' });
// @ts-expect-error the root is a <button>
assertType<Props>({ ref: createRef<HTMLAnchorElement>() });
