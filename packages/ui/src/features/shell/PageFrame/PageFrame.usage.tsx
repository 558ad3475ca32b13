import type { Usage } from '#storybook/usage.ts';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A screen of the product begins. All but the dashboard have it around them.',
    'The host shows a banner above every screen, such as `DemoRibbon`. Pass it as `chrome.banner`.',
  ],
  whenNot: ['The page shows a report. Use `TopBar` above it.', 'You need a part of a page. Use `Card`.'],
  anatomy: [
    {
      name: 'PageFrame',
      purpose: 'The whole page.',
      parts: [
        { name: 'Skip link', purpose: 'Leads past the header. It shows itself when it has the focus.' },
        { name: 'Banner', purpose: 'What the host passes as `chrome.banner`.' },
        { name: 'PageHeader', purpose: 'The product and the theme.' },
        { name: 'main', purpose: 'Your content, with a `ScreenHeading` first.' },
        { name: 'PageFooter', purpose: 'Whose prototype it is.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Begin the content with one heading of the first level.',
      example: () => <code>{'<PageFrame chrome={chrome}><ScreenHeading>…'}</code>,
    },
  ],
  donts: [
    {
      text: 'A `main` in it makes two of them, and the skip link leads to the outer one.',
      example: () => <code>{'<PageFrame chrome={chrome}><main>…'}</code>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the skip link, then to the header and the content.' },
    { keys: ['Enter'], does: 'On the skip link, moves the focus to the content.' },
  ],
  accessibility: [
    'Header, content and footer are landmarks.',
    'The content can take the focus from the skip link, but is no stop of the Tab key.',
  ],
};
