import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { LoadError } from './LoadError.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'The code of a part of the screen could not be fetched. The rest of the screen stays.',
    'A newer version may have been deployed meanwhile: the text leads to a reload if another try does not help.',
  ],
  whenNot: [
    'The drawing of a chart is missing and its values are there. Use `ChartLoadError`.',
    'The request of a form has failed. Use `FailureDialog`.',
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
      text: 'Put it where the part belongs, and keep what is around it.',
      example: () => (
        <>
          <h4>Scope</h4>
          <LoadError onRetry={doNothing} />
          <p>843 tickets found, 344 measured.</p>
        </>
      ),
    },
    {
      text: 'Fetch again in `onRetry`. What the reader has done on the page stays.',
      example: () => <LoadError onRetry={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'A page that gives way to an error takes away what was readable.',
      example: () => <LoadError onRetry={doNothing} />,
    },
    {
      text: 'A message without a way on leaves only the reload, which loses what was entered.',
      example: () => (
        <Alert tone="negative" title="This part could not be loaded">
          Reload the page.
        </Alert>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to "Try again".' },
    { keys: ['Enter', 'Space'], does: 'Tries again.' },
  ],
  accessibility: ['It is an alert: it is announced when it appears.', 'The focus stays where it was.'],
};
