import { expect, fireEvent, fn } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { href: '#form', children: 'Calculate Your ROI', onNavigate: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
  },
});

/**
 * Returns whether the browser would have followed a click, and stops the browser, because a story must not navigate
 * away.
 */
function leftToTheBrowser(click: () => void): boolean {
  let left = false;
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  click();
  return left;
}

/** When the next step is another page: the host handles a plain click, and the browser a click for a new tab. */
export const Ready = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { variant: 'primary', size: 'lg' },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Calculate Your ROI' });
    await expect(leftToTheBrowser(() => fireEvent.click(link))).toBe(false);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#form');
    await expect(leftToTheBrowser(() => fireEvent.click(link, { ctrlKey: true }))).toBe(true);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
});

/** All variants in all states, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('a'),
  render: () => (
    <Matrix rows={['primary', 'secondary', 'ghost']} columns={['rest', 'hover', 'focus-visible', 'active', 'large']}>
      {(variant, state) => (
        <LinkButton href="#form" variant={variant} size={state === 'large' ? 'lg' : 'md'}>
          Start
        </LinkButton>
      )}
    </Matrix>
  ),
});
