import type { UsagePage } from '#storybook/usage.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { LoadingPanel } from './LoadingPanel.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'An analysis runs for half a minute, or for a few minutes with several teams.',
    'The server reports its progress. That line becomes the prominent one as soon as it arrives.',
  ],
  whenNot: [
    'A file is made after a press. Use `Button` with `loading`, or `Progress`.',
    'A part of the page is loading. Use `Skeleton`.',
    'The wait has ended in a failure. Use `FailureDialog`.',
  ],
  anatomy: [
    {
      name: 'Panel',
      purpose: 'Reserves the height of both lines, so that nothing below it moves.',
      parts: [
        { name: 'Spinner', purpose: 'Shows that the analysis is running.' },
        {
          name: 'Status message',
          purpose: 'The progress that the server reported, such as "1,200 of 5,000 tickets read".',
        },
        { name: 'Message', purpose: 'One of four timed messages, 1.5 seconds each.' },
        { name: 'Progress', purpose: 'Timed for one team; with several, the progress across all of them.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass every progress update from the server.',
      example: () => (
        <LoadingPanel elapsedMs={3_200} progress={{ stage: 'reading', done: 1_200, total: 5_000 }} teams={1} />
      ),
    },
    {
      text: 'Pass the number of submitted teams. The estimated duration depends on it.',
      example: () => <LoadingPanel elapsedMs={3_200} progress={null} teams={8} />,
    },
  ],
  donts: [
    {
      text: 'A spinner alone gives no information for half a minute.',
      example: () => <Spinner size={22} />,
    },
    {
      text: 'A promise of seconds is wrong when many teams are read.',
      example: () => <Progress label="This usually takes 15-30 seconds" value={100} valueText="100%" />,
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'The message is a status and is announced when it changes. Counts and percentages are not, since they change several times a second.',
    'With several teams, each is announced once, when the server starts reading it.',
    'The bar is a progress bar labeled with the estimated duration.',
    'Names of teams keep their own direction.',
  ],
  decisions: [9],
};
