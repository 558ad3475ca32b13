import type { Usage } from '#storybook/usage.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { LoadingPanel } from './LoadingPanel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'An analysis runs for half a minute, or for some minutes with several teams.',
    'The server reports what it has read so far. That line takes the lead as soon as it is there.',
  ],
  whenNot: [
    'A file is made after a press. Use `Button` with `loading`, or `Progress`.',
    'A part of the page is on its way. Use `Skeleton`.',
    'The wait has ended in a failure. Use `FailureDialog`.',
  ],
  anatomy: [
    {
      name: 'Panel',
      purpose: 'Reserves the height of both lines, so that nothing below it moves.',
      parts: [
        { name: 'Spinner', purpose: 'Shows that something is going on.' },
        { name: 'News', purpose: 'What the server has reported, such as "1,200 of 5,000 tickets read".' },
        { name: 'Message', purpose: 'One of four, a new one every 1.5 seconds.' },
        { name: 'Progress', purpose: 'Timed with one team; with several, what has been read of all of them.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass every progress that the server sends.',
      example: () => (
        <LoadingPanel elapsedMs={3_200} progress={{ stage: 'reading', done: 1_200, total: 5_000 }} teams={1} />
      ),
    },
    {
      text: 'Count the teams from the submission. The estimate of the wait depends on it.',
      example: () => <LoadingPanel elapsedMs={3_200} progress={null} teams={8} />,
    },
  ],
  donts: [
    {
      text: 'A spinner alone says nothing for half a minute.',
      example: () => <Spinner size={22} />,
    },
    {
      text: 'A promise of seconds is wrong when many teams are read.',
      example: () => <Progress label="This usually takes 15-30 seconds" value={100} valueText="100%" />,
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'The message is a status and is announced when it changes. Counts and percentages are not, since they change several times a second.',
    'Of several teams, each is announced once, when its reading begins.',
    'The bar is a progress bar with the estimate of the wait as its label.',
    'Names of teams keep their own direction.',
  ],
  decisions: [9],
};
