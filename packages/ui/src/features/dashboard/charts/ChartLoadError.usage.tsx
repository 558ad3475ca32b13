import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ChartLoadError } from './ChartLoadError.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'internal',
  when: [
    'The code that draws a chart could not be fetched. `ReportChart` then shows this in place of the drawing.',
    'The rest of the chart is there: its finding stands above, and its values can be opened below.',
  ],
  whenNot: [
    'Another part of the report could not be fetched. Use `LoadError`.',
    'The report has nothing to draw. The chart says why by itself, in an `EmptyState`.',
    'A submission has failed. Use `FailureDialog`.',
  ],
  anatomy: [
    {
      name: 'Empty state',
      purpose: 'Fills the height that is reserved for the drawing.',
      parts: [
        { name: 'Title', purpose: 'Says that this chart could not be loaded.' },
        { name: 'Text', purpose: 'Leads to the values, and says what to try.' },
        { name: 'Try again', purpose: 'Calls `onRetry`, which fetches the code once more.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Keep title and finding of the chart above it.',
      example: () => (
        <>
          <h4>Total Tickets Closed per Week</h4>
          <p>41.8 tickets closed in an average week before, 34.8 after.</p>
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
      text: 'On its own it speaks of values that are not there.',
      example: () => <ChartLoadError onRetry={doNothing} />,
    },
    {
      text: 'An alert for each chart is announced at once, and the drawing is the least of what the reader needs.',
      example: () => (
        <Alert tone="negative" title="This chart could not be loaded">
          An unexpected error occurred.
        </Alert>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button.' },
    { keys: ['Enter', 'Space'], does: 'Tries to fetch the drawing again.' },
  ],
  accessibility: [
    'It is not announced, since the finding and the values of the chart are still there.',
    'It stands in place of the drawing: while it is shown, the chart has no image for a screen reader to find.',
  ],
};
