import { comparisonContaminated } from '@roi-insight/contracts/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Journey } from './Journey.tsx';
import { enter } from '../testing/journeyPlay.ts';
import { storyClock } from '../testing/storyClock.ts';

const meta = preview.meta({
  title: 'Journeys/Right to left',
  component: Journey,
  globals: { notation: 'EGP ar-EG' },
});

/** The box of an element's text, without the empty space beside it. */
function middleOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return (left + right) / 2;
}

const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/** In the calendar: Saturday is on the right, each letter is above its days, and the left arrow goes to the next day. */
export const Calendar = meta.story({
  tags: ['state:ready'],
  args: {
    clock: storyClock(),
    answers: [{ kind: 'report', afterMs: 100, report: comparisonContaminated }],
    start: { kind: 'landing' },
  },
  play: async ({ step }) => {
    await enter();
    await userEvent.click(screen.getByRole('button', { name: /^When did you start/ }));
    const grid = await screen.findByRole('grid');
    const days = within(grid);
    await step('each letter is above its days', async () => {
      const letters = [...grid.querySelectorAll('.rdp-weekday')];
      const week = [...(grid.querySelector('.rdp-week')?.children ?? [])];
      await expect(letters).toHaveLength(7);
      for (const [column, letter] of letters.entries()) {
        const day = week[column];
        if (day === undefined) throw new Error('No day is below a weekday letter.');
        await expect(Math.abs(middleOfText(letter) - middleOf(day))).toBeLessThan(1);
      }
      const places = letters.map(middleOf);
      await expect(places).toEqual(places.toSorted((one, other) => other - one));
      await expect(letters[0]).toHaveTextContent('Sa');
    });
    await step('the left arrow goes to the next day', async () => {
      const focused = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');
      await waitFor(() => expect(focused()).toBe('2025-08-25'));
      await userEvent.keyboard('{ArrowLeft}');
      await expect(focused()).toBe('2025-08-26');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(focused()).toBe('2025-08-24');
      await expect(days.getByRole('button', { name: /٢٤/ })).toHaveFocus();
    });
  },
});
