import type { ComponentProps } from 'react';
import { expectTypeOf } from 'vitest';
import type { Dialog } from '../Dialog/Dialog.tsx';
import type { AlertDialog } from './AlertDialog.tsx';

expectTypeOf<ComponentProps<typeof AlertDialog>>().toEqualTypeOf<ComponentProps<typeof Dialog>>();
