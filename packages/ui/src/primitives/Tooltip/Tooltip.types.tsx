import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Tooltip } from './Tooltip.tsx';

type Props = ComponentProps<typeof Tooltip>;

assertType<Props>({ text: 'Copy', children: <button type="button">Copy</button> });
assertType<Props>({
  text: 'Copy',
  children: <button type="button">Copy</button>,
  open: true,
  onOpenChange: (open: boolean) => open,
});
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the text is required
assertType<Props>({ children: <button type="button">Copy</button> });
// @ts-expect-error the child is an element
assertType<Props>({ text: 'Copy', children: 'Copy' });
