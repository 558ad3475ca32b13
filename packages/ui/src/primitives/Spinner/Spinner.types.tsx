import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Spinner } from './Spinner.tsx';

type Props = ComponentProps<typeof Spinner>;

assertType<Props>({});
assertType<Props>({ label: 'Loading', size: 24 });
assertType<Pick<Props, RootKey>>(rootOf<HTMLSpanElement>());
// @ts-expect-error the size is a number of pixels
assertType<Props>({ size: '24px' });
