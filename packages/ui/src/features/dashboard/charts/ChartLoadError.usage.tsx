import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ChartLoadError } from './ChartLoadError.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'internal',
  when: [
    'A chart’s code could not be fetched. `ReportChart` then shows this in place of the plot.',
    'The rest of the chart is available: its finding is above, and its values can be opened below.',
  ],
  whenNot: [
    'Another part of the report could not be fetched. Use `LoadError`.',
    'The report has nothing to draw. The chart then says why, in an `EmptyState`.',
    'A submission has failed. Use `FailureDialog`.',
  ],
  anatomy: [
    {
      name: 'Empty state',
      purpose: 'Fills the height that is reserved for the plot.',
      parts: [
        { name: 'Title', purpose: 'Says that this chart could not be loaded.' },
        { name: 'Text', purpose: 'Points to the values, and says what to try.' },
        { name: 'Try again', purpose: 'Calls `onRetry`, which fetches the code again.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Keep the chart’s title and finding above it.',
      example: () => (
        <>
          <h4>Total Tickets Closed per Week</h4>
          <p>41.8 tickets closed per week before adoption, 34.8 after.</p>
          <ChartLoadError onRetry={doNothing} />
        </>
      ),
    },
    {
      text: 'Offer to try again: the connection may be back, and the values stay readable meanwhile.',
      example: () => (
        <>
          <ChartLoadError onRetry={doNothing} />
          <details>
            <summary>Show values</summary>41.8 tickets before, 34.8 after
          </details>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Alone, it refers to values that are not shown.',
      example: () => <ChartLoadError onRetry={doNothing} />,
    },
    {
      text: 'An alert for each chart interrupts the reader, who needs the plot least.',
      example: () => (
        <Alert tone="negative" title="This chart could not be loaded">
          An unexpected error occurred.
        </Alert>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button.' },
    { keys: ['Enter', 'Space'], does: 'Tries to fetch the code again.' },
  ],
  accessibility: [
    'It is not announced, because the chart’s finding and values are still available.',
    'It replaces the plot: while it is shown, screen readers find no chart image.',
  ],
};
