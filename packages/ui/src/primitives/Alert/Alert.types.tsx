import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Alert } from './Alert.tsx';

type Props = ComponentProps<typeof Alert>;

assertType<Props>({ title: 'Saved' });
assertType<Props>({
  title: 'Saved',
  tone: 'positive',
  children: 'Until the tab is closed.',
  actions: <button type="button">Undo</button>,
});
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the title is required
assertType<Props>({ tone: 'info' });
// @ts-expect-error not a tone
assertType<Props>({ title: 'Saved', tone: 'danger' });
// @ts-expect-error the title is a string
assertType<Props>({ title: <b>Saved</b> });
// @ts-expect-error the root is a <div>
assertType<Pick<Props, RootKey>>(rootOf<HTMLButtonElement>());
