import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Spinner } from './Spinner.tsx';

type Props = ComponentProps<typeof Spinner>;

assertType<Props>({});
assertType<Props>({ label: 'Loading', size: 24 });
assertType<Props>({ ref: createRef<HTMLSpanElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error the size is a number of pixels
assertType<Props>({ size: '24px' });
