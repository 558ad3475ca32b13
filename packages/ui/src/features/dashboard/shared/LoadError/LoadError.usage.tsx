import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { LoadError } from './LoadError.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'The code of a part of the screen could not be fetched. The rest of the screen still works.',
    'A newer version may have been deployed: the text suggests a reload if trying again does not help.',
  ],
  whenNot: [
    'A chart’s plot is missing, but its values are available. Use `ChartLoadError`.',
    'A form’s request has failed. Use `FailureDialog`.',
    'The whole screen cannot be shown. Use `CrashScreen`.',
  ],
  anatomy: [
    {
      name: 'Alert',
      purpose: 'A negative `Alert` in place of the part.',
      parts: [
        { name: 'Title and text', purpose: 'Say that this part is missing, and what to try.' },
        { name: 'Try again', purpose: 'Calls `onRetry`.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Put it in place of the missing part, and keep everything around it.',
      example: () => (
        <>
          <h4>Scope</h4>
          <LoadError onRetry={doNothing} />
          <p>843 tickets found, 344 measured.</p>
        </>
      ),
    },
    {
      text: 'Fetch again in `onRetry`. The state of the page stays.',
      example: () => <LoadError onRetry={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'Replacing the whole page with an error removes content that was readable.',
      example: () => <LoadError onRetry={doNothing} />,
    },
    {
      text: 'Without a retry, only a reload is left, which loses what was entered.',
      example: () => (
        <Alert tone="negative" title="This part could not be loaded">
          Reload the page.
        </Alert>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Try again".' },
    { keys: ['Enter', 'Space'], does: 'Tries again.' },
  ],
  accessibility: ['It is an alert: it is announced when it appears.', 'The focus stays where it was.'],
};
