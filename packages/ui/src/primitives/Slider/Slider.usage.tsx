import { type ComponentProps, useState } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
import { Slider } from './Slider.tsx';

type Choice = Pick<ComponentProps<typeof Slider>, 'stops'> & {
  readonly start: number;
  readonly result?: (week: number) => string;
};

function Weeks({ stops, start, result }: Choice) {
  const [week, setWeek] = useState(start);
  return (
    <div style={{ width: '18rem', maxWidth: '100%' }}>
      {result && <p>{result(week)}</p>}
      <Slider
        label="Pretended week"
        stops={stops}
        value={week}
        valueText={`Week ${week}`}
        largeStep={4}
        onValueChange={setWeek}
      />
    </div>
  );
}

const measured = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12];
const every = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Readers try several values and immediately see the effect of each.',
    'The values are ordered, and may have gaps: the slider moves from stop to stop.',
  ],
  whenNot: [
    'The reader knows the exact number. Use `NumberField`, which is faster to type into.',
    'The options have no order. Use `SelectField`.',
    'There are two views. Use `Tabs`.',
  ],
  anatomy: [
    {
      name: 'Track',
      purpose: 'From the lowest stop to the highest, 44 px high for touch.',
      parts: [{ name: 'Thumb', purpose: 'At the chosen stop.' }],
    },
  ],
  dos: [
    {
      text: 'Show the chosen value beside it.',
      example: () => <Weeks stops={measured} start={4} result={(week) => `Week ${week}`} />,
    },
    {
      text: 'Give it only the stops that have a result.',
      example: () => <Weeks stops={measured} start={8} result={(week) => `Week ${week}: measured`} />,
    },
  ],
  donts: [
    {
      text: 'The track has no numbers: readers cannot see the chosen value.',
      example: () => <Weeks stops={measured} start={4} />,
    },
    {
      text: 'At a stop without a result, there is nothing to show.',
      example: () => (
        <Weeks
          stops={every}
          start={10}
          result={(week) => (measured.includes(week) ? `Week ${week}: measured` : `No result for week ${week}`)}
        />
      ),
    },
  ],
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Goes to the next stop in that direction.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Goes to the next higher or lower stop.' },
    { keys: ['PageUp', 'PageDown'], does: 'Goes to the first stop that is at least `largeStep` higher or lower.' },
    { keys: ['Home', 'End'], does: 'Goes to the lowest or highest stop.' },
  ],
  accessibility: [
    'It is a native range input with the role `slider`. `label` is its name and `valueText` its value.',
    'A step of a screen reader crosses a gap, like an arrow key.',
    'Swiping up or down on it scrolls the page.',
    'In forced-colors mode, the track and the thumb have system colors.',
  ],
  decisions: [20],
};
