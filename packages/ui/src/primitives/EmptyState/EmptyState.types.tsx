import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { EmptyState } from './EmptyState.tsx';

type Props = ComponentProps<typeof EmptyState>;

assertType<Props>({ title: 'No reports', children: 'Open one.' });
assertType<Props>({ title: 'No reports', children: 'Open one.', action: <button type="button">Open</button> });
assertType<Props>({
  title: 'No reports',
  children: 'Open one.',
  ref: createRef<HTMLDivElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error the title is required
assertType<Props>({ children: 'Open one.' });
// @ts-expect-error children are required
assertType<Props>({ title: 'No reports' });
