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
// @ts-expect-error the title is required
assertType<Props>({ actions: null });
// @ts-expect-error actions are required, even if they are null
assertType<Props>({ title: 'Leave?' });
// @ts-expect-error the handler gets a boolean
assertType<Props>({ title: 'Leave?', actions: null, onOpenChange: (event: MouseEvent) => event.detail });
