import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Skeleton } from './Skeleton.tsx';

type Props = ComponentProps<typeof Skeleton>;

assertType<Props>({});
assertType<Props>({ width: '12rem', height: '2em' });
assertType<Props>({ ref: createRef<HTMLSpanElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error a length is a string with a unit
assertType<Props>({ width: 12 });
