import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { Card } from './Card.tsx';

type Props = ComponentProps<typeof Card>;

assertType<Props>({ children: 'Content' });
assertType<Props>({ render: <section />, 'aria-label': 'Prove value' });
assertType<Props>({ ref: createRef<HTMLDivElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error an element, not its name
assertType<Props>({ render: 'section' });
// @ts-expect-error the root is a <div>
assertType<Props>({ ref: createRef<HTMLButtonElement>() });
