import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Alert } from './Alert.tsx';

type Props = ComponentProps<typeof Alert>;

assertType<Props>({ title: 'Saved' });
assertType<Props>({
  title: 'Saved',
  tone: 'positive',
  children: 'Until the tab is closed.',
  actions: <button type="button">Undo</button>,
});
assertType<Props>({ title: 'Saved', ref: createRef<HTMLDivElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error without a title nothing is said
assertType<Props>({ tone: 'info' });
// @ts-expect-error there is no such tone
assertType<Props>({ title: 'Saved', tone: 'danger' });
// @ts-expect-error a title is one line of text
assertType<Props>({ title: <b>Saved</b> });
// @ts-expect-error its root is a <div>
assertType<Props>({ title: 'Saved', ref: createRef<HTMLButtonElement>() });
