import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { SectionLink } from './SectionLink.tsx';

const stay = () => {};

export const usage: Usage = {
  status: 'internal',
  when: [
    'A sentence names something that another section of the same report explains.',
    'That section may not be loaded yet. The screen loads it and then scrolls there.',
  ],
  whenNot: [
    'The link leads to another page. Use `LinkButton` or a plain link.',
    'A press does something on this page. Use `Button`.',
  ],
  anatomy: [{ name: 'SectionLink', purpose: 'A native link to the `id` of the section.' }],
  dos: [
    {
      text: 'Name what the reader will find there.',
      example: () => (
        <SectionLink section="confidence" onVisit={stay}>
          What the grade means
        </SectionLink>
      ),
    },
    {
      text: 'Put it where the question arises, in the sentence.',
      example: () => (
        <p>
          Grade B, because{' '}
          <SectionLink section="confidence" onVisit={stay}>
            one check has doubts
          </SectionLink>
          .
        </p>
      ),
    },
  ],
  donts: [
    {
      text: '"Here" means nothing to readers who list the links of a page.',
      example: () => (
        <SectionLink section="confidence" onVisit={stay}>
          here
        </SectionLink>
      ),
    },
    {
      text: 'A button cannot be opened in a new tab, and it has no address to copy.',
      example: () => <Button>Evidence</Button>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the link.' },
    { keys: ['Enter'], does: 'Calls `onVisit`. With a modifier key the browser opens the address.' },
  ],
  accessibility: [
    'It is a link with a real address, which works in a new tab and in a saved page.',
    'The screen moves focus to the section, so that reading continues there.',
  ],
};
