import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
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
assertType<Pick<Props, RootKey>>(rootOf<HTMLAnchorElement>());
// @ts-expect-error href is required
assertType<Props>({ children: 'Go' });
// @ts-expect-error actions are Button
assertType<Props>({ href: '/form', loading: true });
// @ts-expect-error the root is an <a>
assertType<Pick<Props, RootKey>>(rootOf<HTMLButtonElement>());
