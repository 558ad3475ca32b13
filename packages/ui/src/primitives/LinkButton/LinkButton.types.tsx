import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { LinkButton } from './LinkButton.tsx';

type Props = ComponentProps<typeof LinkButton>;

assertType<Props>({ href: '/form' });
assertType<Props>({
  href: '/form',
  variant: 'primary',
  size: 'lg',
  onNavigate: (href: string) => href,
  target: '_blank',
});
assertType<Props>({ href: '/form', ref: createRef<HTMLAnchorElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error href is required
assertType<Props>({ children: 'Go' });
// @ts-expect-error actions are Button
assertType<Props>({ href: '/form', loading: true });
// @ts-expect-error the root is an <a>
assertType<Props>({ href: '/form', ref: createRef<HTMLButtonElement>() });
