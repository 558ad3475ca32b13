import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Skeleton } from './Skeleton.tsx';

type Props = ComponentProps<typeof Skeleton>;

assertType<Props>({});
assertType<Props>({ width: '12rem', height: '2em' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLSpanElement>());
// @ts-expect-error a length is a string with a unit
assertType<Props>({ width: 12 });
