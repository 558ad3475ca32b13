import type { UsagePage } from '#storybook/usage.ts';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A screen of the product needs its frame. All screens but the dashboard use it.',
    'The host shows a banner above every screen, such as `SampleRibbon`. Pass it as `chrome.banner`.',
  ],
  whenNot: ['The page shows a report. Use `TopBar` above it.', 'You need a part of a page. Use `Card`.'],
  anatomy: [
    {
      name: 'PageFrame',
      purpose: 'The whole page.',
      parts: [
        { name: 'Skip link', purpose: 'Skips the header. Visible while it is focused.' },
        { name: 'Banner', purpose: 'The host’s `chrome.banner`.' },
        { name: 'PageHeader', purpose: 'The product and the theme.' },
        { name: 'main', purpose: 'Your content, with a `ScreenHeading` first.' },
        { name: 'PageFooter', purpose: 'The customer of the prototype.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Start the content with one level 1 heading.',
      example: () => <code>{'<PageFrame chrome={chrome}><ScreenHeading>…'}</code>,
    },
  ],
  donts: [
    {
      text: 'A `main` inside it is a second one, and the skip link goes to the outer one.',
      example: () => <code>{'<PageFrame chrome={chrome}><main>…'}</code>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the skip link, then to the header and the content.' },
    { keys: ['Enter'], does: 'On the skip link, moves focus to the content.' },
  ],
  accessibility: [
    'Header, content and footer are landmarks.',
    'The skip link can focus the content, but the content is not a tab stop.',
  ],
};
