import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Tooltip } from './Tooltip.tsx';

type Props = ComponentProps<typeof Tooltip>;

assertType<Props>({ text: 'Copy', children: <button type="button">Copy</button> });
assertType<Props>({
  text: 'Copy',
  children: <button type="button">Copy</button>,
  open: true,
  onOpenChange: (open: boolean) => open,
});
assertType<Props>({
  text: 'Copy',
  children: <button type="button">Copy</button>,
  ref: createRef<HTMLDivElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error the text is required
assertType<Props>({ children: <button type="button">Copy</button> });
// @ts-expect-error the child is an element
assertType<Props>({ text: 'Copy', children: 'Copy' });
