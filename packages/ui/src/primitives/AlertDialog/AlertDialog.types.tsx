import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { AlertDialog } from './AlertDialog.tsx';

type Props = ComponentProps<typeof AlertDialog>;

assertType<Props>({ title: 'Leave?', actions: null });
assertType<Props>({ title: 'Leave?', actions: null, open: true, onOpenChange: (open: boolean) => open });
assertType<Props>({ title: 'Leave?', actions: null, defaultOpen: true, trigger: <button type="button">Leave</button> });
assertType<Props>({
  title: 'Leave?',
  actions: null,
  ref: createRef<HTMLDivElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error it has no name
assertType<Props>({ actions: null });
// @ts-expect-error it says how to close it, or that nothing does
assertType<Props>({ title: 'Leave?' });
// @ts-expect-error the handler is told whether it is open
assertType<Props>({ title: 'Leave?', actions: null, onOpenChange: (event: MouseEvent) => event.detail });
