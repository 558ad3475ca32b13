import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const goToForm = () => window.location.assign('#form');

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The next step is another page, and should be as visible as a button.',
    'The page has a router. Set `onNavigate`, which handles a plain click, or `render` with the router’s link.',
  ],
  whenNot: [
    'Something happens on this page. Use `Button`.',
    'The link is part of a sentence. Use a plain `a`.',
    'The target is a section of the same report. Use `SectionLink`.',
  ],
  anatomy: [
    {
      name: 'Link',
      purpose: 'The native `a` element, styled as a button. Accepts all its attributes.',
      parts: [{ name: 'Label', purpose: 'Names the destination, optionally beside an icon.' }],
    },
  ],
  dos: [
    { text: 'Name the destination.', example: () => <LinkButton href="#sample">See a Sample Report</LinkButton> },
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
      text: 'In a screen reader’s list of links, "Click here" has no meaning.',
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
    { keys: ['Tab'], does: 'Moves focus to the link.' },
    { keys: ['Enter'], does: 'Follows it. Space scrolls the page, as on every link.' },
  ],
  accessibility: [
    'It has the role `link`.',
    'The browser handles a click with Ctrl, Shift, Alt or Meta: it opens a new tab or window, or downloads.',
    'A router that handles the click has to move focus to the new page.',
    'It is at least 44 px high on a phone and 40 px on wider screens.',
  ],
};
