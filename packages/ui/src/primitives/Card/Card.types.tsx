import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Card } from './Card.tsx';

type Props = ComponentProps<typeof Card>;

assertType<Props>({ children: 'Content' });
assertType<Props>({ render: <section />, 'aria-label': 'Prove value' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error an element, not its name
assertType<Props>({ render: 'section' });
// @ts-expect-error the root is a <div>
assertType<Pick<Props, RootKey>>(rootOf<HTMLButtonElement>());
