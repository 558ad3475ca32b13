import type { Usage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const goToForm = () => window.location.assign('#form');

export const usage: Usage = {
  status: 'stable',
  when: [
    'The next step is another page, and it should be as easy to see as a button.',
    'The page has a router. Set `onNavigate`, which gets a plain click, or `render` with the link of the router.',
  ],
  whenNot: [
    'Something happens on this page. Use `Button`.',
    'The link is part of a sentence. Use a plain `a`.',
    'It leads to a section of the same report. Use `SectionLink`.',
  ],
  anatomy: [
    {
      name: 'Link',
      purpose: 'The native `a` element in the look of a button. It takes every attribute of one.',
      parts: [{ name: 'Label', purpose: 'Where it leads. An icon may stand beside it.' }],
    },
  ],
  dos: [
    { text: 'Say where it leads.', example: () => <LinkButton href="#sample">See a Sample Report</LinkButton> },
    {
      text: 'Give a page an address, and link to it.',
      example: () => (
        <LinkButton href="#form" variant="primary">
          Calculate Your ROI
        </LinkButton>
      ),
    },
  ],
  donts: [
    {
      text: 'In a list of links, as screen readers offer it, "Click here" says nothing.',
      example: () => <LinkButton href="#sample">Click here</LinkButton>,
    },
    {
      text: 'A `Button` that goes to a page cannot be opened in a new tab.',
      example: () => (
        <Button variant="primary" onClick={goToForm}>
          Calculate Your ROI
        </Button>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the link.' },
    { keys: ['Enter'], does: 'Follows it. Space scrolls the page, as on every link.' },
  ],
  accessibility: [
    'It has the role `link`, since a link is what it is.',
    'A click with Ctrl, Shift, Alt or Meta stays with the browser: it opens a new tab or window, or downloads.',
    'A router that takes over the click has to move the focus to the new page.',
    'It is at least 44 px high on a phone and 40 px on wider screens.',
  ],
};
