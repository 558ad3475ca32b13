import type { UsagePage } from '#storybook/usage.ts';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The top of a screen. Each screen has exactly one level 1 heading.',
    'The app navigates without a page load: the host moves focus here.',
  ],
  whenNot: [
    'A section of a screen has a title. Use `ReportSection`, or an `h2`.',
    'A dialog has a title. `Dialog` renders its own.',
  ],
  anatomy: [{ name: 'ScreenHeading', purpose: 'An `h1` with the `id` that the host looks for.' }],
  dos: [
    {
      text: 'Use the same name as the link to the screen.',
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
      text: 'Two of them on a page share an `id`, and focus goes to the first.',
      example: () => <code>{'<ScreenHeading /> <ScreenHeading />'}</code>,
    },
  ],
  keyboard: 'Only the host can focus it, after a navigation. It is not a tab stop.',
  accessibility: [
    'Screen readers announce the heading when it is focused, and so name the screen.',
    'It has no focus ring, because it is not a control.',
  ],
};
