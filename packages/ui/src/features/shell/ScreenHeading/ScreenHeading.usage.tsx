import type { Usage } from '#storybook/usage.ts';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A screen begins. It has one, and only one, heading of the first level.',
    'The app navigates without loading a page: the host moves the focus here.',
  ],
  whenNot: [
    'A section of a screen has a title. Use `ReportSection`, or an `h2`.',
    'A dialog has a title. `Dialog` makes its own.',
  ],
  anatomy: [{ name: 'ScreenHeading', purpose: 'An `h1` with the `id` that the host looks for.' }],
  dos: [
    {
      text: 'Name the screen as the link to it does.',
      example: () => <strong>Connect your Jira project</strong>,
    },
    {
      text: 'Move the focus to it after a navigation.',
      example: () => <code>document.getElementById(SCREEN_HEADING_ID)?.focus()</code>,
    },
  ],
  donts: [
    { text: 'A greeting does not say where the reader is.', example: () => <strong>Welcome!</strong> },
    {
      text: 'Two of them on a page have the same `id`, and the focus goes to the first.',
      example: () => <code>{'<ScreenHeading /> <ScreenHeading />'}</code>,
    },
  ],
  keyboard: 'It takes the focus only from the host, after a navigation. Tab passes over it.',
  accessibility: [
    'A screen reader says the heading when the focus arrives, and so says which screen it is.',
    'No ring is drawn around it: it is no control.',
  ],
};
