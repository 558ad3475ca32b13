import type { Usage } from '#storybook/usage.ts';
import { storyChrome } from '../../../testing/storyChrome.ts';
import { Logo } from '../Logo/Logo.tsx';
import { PageHeader } from './PageHeader.tsx';

export const usage: Usage = {
  status: 'stable',
  when: ['A page has no `PageFrame`, and still has to say which product it is and lead home.'],
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
  dos: [{ text: 'Let the logo lead home.', example: () => <PageHeader chrome={storyChrome} /> }],
  donts: [{ text: 'A logo that is no link is a dead end.', example: () => <Logo /> }],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the logo, then to the theme.' },
    { keys: ['Enter'], does: 'On the logo, calls `onNavigate` with the address of the landing page.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'In the theme, chooses the one before or after.' },
  ],
  isWide: true,
  accessibility: [
    'The link is named after the product, such as "ROI Insight, home".',
    'A click with a modifier key is left to the browser, so that home opens in a new tab.',
  ],
};
