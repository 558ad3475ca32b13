import type { UsagePage } from '#storybook/usage.ts';
import { storyChrome } from '../../../testing/storyChrome.ts';
import { Logo } from '../Logo/Logo.tsx';
import { PageHeader } from './PageHeader.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: ['A page without a `PageFrame` needs the product’s name and a link home.'],
  whenNot: ['The page has a `PageFrame`, which contains it.', 'The page shows a report. Use `TopBar`.'],
  anatomy: [
    {
      name: 'PageHeader',
      purpose: 'A `header` without a line or a background.',
      parts: [
        { name: 'Home', purpose: 'The logo and the name of the product, a link to the landing page.' },
        { name: 'Theme', purpose: 'The `ThemeToggle`.' },
      ],
    },
  ],
  dos: [{ text: 'Let the logo link to the home page.', example: () => <PageHeader chrome={storyChrome} /> }],
  donts: [{ text: 'A logo without a link leaves the reader without a way home.', example: () => <Logo /> }],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the logo, then to the theme.' },
    { keys: ['Enter'], does: 'On the logo, calls `onNavigate` with the address of the landing page.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'In the theme, chooses the one before or after.' },
  ],
  isWide: true,
  accessibility: [
    'The link is named after the product, such as "ROI Insight, home".',
    'The browser handles a click with a modifier key, so home can be opened in a new tab.',
  ],
};
