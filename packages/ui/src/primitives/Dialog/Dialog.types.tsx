import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Dialog } from './Dialog.tsx';

type Props = ComponentProps<typeof Dialog>;

assertType<Props>({ title: 'Leave?', actions: null });
assertType<Props>({ title: 'Leave?', actions: null, open: true, onOpenChange: (open: boolean) => open });
assertType<Props>({ title: 'Leave?', actions: null, defaultOpen: true, trigger: <button type="button">Leave</button> });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the title is required
assertType<Props>({ actions: null });
// @ts-expect-error actions are required, even if they are null
assertType<Props>({ title: 'Leave?' });
// @ts-expect-error the handler gets a boolean
assertType<Props>({ title: 'Leave?', actions: null, onOpenChange: (event: MouseEvent) => event.detail });
