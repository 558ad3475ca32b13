import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { everyPrimitive } from './everyPrimitive.tsx';

const names = Object.keys(everyPrimitive);
const refs = new Map<string, Element | null>();

function EveryPrimitive(): ReactElement[] {
  return names.map((name) => (
    <div key={name}>
      {everyPrimitive[name]?.({
        className: `my-${name}`,
        style: { scrollMarginTop: '7px' },
        ref: (element) => refs.set(name, element),
      })}
    </div>
  ));
}

/** A test instead of a page. It counts as a journey, because journeys have no screenshots. */
const meta = preview.meta({
  title: 'Journeys/Component API',
  component: EveryPrimitive,
  tags: ['!dev', '!autodocs'],
  // No check with axe, because several open dialogs are not a state of a real page.
  parameters: { a11y: { test: 'off' } },
});

/** When a host passes `ref`, `className` and `style` to a primitive: its root gets them, but a field's control gets the `ref`. */
export const RootProps = meta.story({
  tags: ['state:edge'],
  play: async () => {
    for (const name of names) {
      await waitFor(() => expect(document.querySelector(`.my-${name}`), name).toHaveStyle({ scrollMarginTop: '7px' }));
      const root = document.querySelector(`.my-${name}`);
      const referred = refs.get(name);
      const control = root?.querySelector('input, select, button') ?? null;
      await expect(referred, name).toBe(name.endsWith('Field') && name !== 'Field' ? control : root);
    }
  },
});
