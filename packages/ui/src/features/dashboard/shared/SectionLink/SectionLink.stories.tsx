import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SectionLink } from './SectionLink.tsx';

const args: ComponentProps<typeof SectionLink> = {
  section: 'confidence',
  children: 'What the grade means',
  onVisit: fn(),
};

const meta = preview.meta({ title: 'Features/SectionLink', component: SectionLink, args });

/** Beside a figure that another section of the report explains. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'What the grade means' });
    await expect(link).toHaveAttribute('href', '#confidence');
    await userEvent.click(link);
    await expect(args.onVisit).toHaveBeenLastCalledWith({ section: 'confidence' });
  },
});

/** When the reader opens the section in a new tab: the browser handles the click. */
export const InNewTab = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'What the grade means' });
    // Stops the browser from leaving the story. The listener is above the component, so it runs after the component's
    // handler.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onVisit).not.toHaveBeenCalled();
  },
});
