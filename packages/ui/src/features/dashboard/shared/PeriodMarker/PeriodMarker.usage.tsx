import type { CSSProperties } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { PeriodMarker } from './PeriodMarker.tsx';

const line: CSSProperties = { display: 'flex', alignItems: 'center', gap: '0.5rem' };

export const usage: Usage = {
  status: 'stable',
  when: [
    'A text names a period that a chart on the same page shows: a legend, or the title of a card.',
    'Readers have to distinguish the two periods by shape, not only by color.',
  ],
  whenNot: [
    'The figures of a period are listed. Use `PeriodCard`, which has the marker in its title.',
    'A state is marked, such as "Sample data". Use `Badge`.',
  ],
  anatomy: [{ name: 'PeriodMarker', purpose: 'An empty `span`: a ring before adoption, a disc after it.' }],
  dos: [
    {
      text: 'Put it before the words that say which period it is, in a flex container.',
      example: () => (
        <p style={line}>
          <PeriodMarker $side="pre" /> Before adoption
        </p>
      ),
    },
    {
      text: 'Give each period its own marker, the same one everywhere on the page.',
      example: () => (
        <>
          <p style={line}>
            <PeriodMarker $side="pre" /> Before
          </p>
          <p style={line}>
            <PeriodMarker $side="post" /> After
          </p>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Alone, it has no meaning: it has no name and no legend.',
      example: () => (
        <p style={line}>
          <PeriodMarker $side="pre" />
        </p>
      ),
    },
    {
      text: 'The same marker for both periods suggests that they are the same.',
      example: () => (
        <>
          <p style={line}>
            <PeriodMarker $side="post" /> Before
          </p>
          <p style={line}>
            <PeriodMarker $side="post" /> After
          </p>
        </>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is hidden from screen readers. The words beside it have to name the period.',
    'It is drawn with its border, so that ring and disc stay visible in forced-colors mode.',
  ],
};
