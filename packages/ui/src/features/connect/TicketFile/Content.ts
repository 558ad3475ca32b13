import type { ReactNode } from 'react';
import type { DialogProps } from '../../../primitives/Dialog/Dialog.tsx';

/** The content of the dialog in one state. */
export type Content = Pick<DialogProps, 'title' | 'description' | 'actions'> & { readonly children: ReactNode };
