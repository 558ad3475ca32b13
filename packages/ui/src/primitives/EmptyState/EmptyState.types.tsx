import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { EmptyState } from './EmptyState.tsx';

type Props = ComponentProps<typeof EmptyState>;

assertType<Props>({ title: 'No reports', children: 'Open one.' });
assertType<Props>({ title: 'No reports', children: 'Open one.', action: <button type="button">Open</button> });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the title is required
assertType<Props>({ children: 'Open one.' });
// @ts-expect-error children are required
assertType<Props>({ title: 'No reports' });
