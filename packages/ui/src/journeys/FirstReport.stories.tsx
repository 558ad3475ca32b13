import { clearWin, slower } from '@roi-insight/contracts/fixtures';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { serverFailures } from '../testing/serverFailures.ts';
import { Journey } from './Journey.tsx';
import { chooseSample, dismissFailure, enter, seeReport, submit, waitThroughMessages } from '../testing/journeyPlay.ts';
import { storyClock } from '../testing/storyClock.ts';

const meta = preview.meta({ title: 'Journeys/First report', component: Journey });

/** From the landing page to a report that arrived before the loading screen ended. */
export const Straight = meta.story({
  tags: ['state:ready'],
  args: { clock: storyClock(), answers: [{ kind: 'report', afterMs: 5000, report: clearWin }] },
  play: async ({ args }) => {
    await enter();
    await chooseSample();
    await submit();
    await waitThroughMessages(args.clock);
    args.clock.pass(500);
    await seeReport();
  },
});

/** When the request takes longer than the loading screen: the dashboard continues waiting, then shows the report. */
export const SlowRequest = meta.story({
  tags: ['state:edge'],
  args: { clock: storyClock(), answers: [{ kind: 'report', afterMs: 20_000, report: slower }] },
  play: async ({ args }) => {
    await enter();
    await chooseSample();
    await submit();
    args.clock.pass(6000);
    await expect(await screen.findByText('Loading dashboard data...')).toBeVisible();
    await expect(await screen.findByText('120 of 843 tickets read')).toBeVisible();
    args.clock.pass(14_000);
    await seeReport();
  },
});

/** When the key is rejected at first: the alert says so, the other values are kept, and the second attempt is running. */
export const SecondTry = meta.story({
  tags: ['state:failed'],
  args: {
    clock: storyClock(),
    answers: [
      { kind: 'failure', afterMs: 800, failure: serverFailures.credentials },
      { kind: 'report', afterMs: 800, report: clearWin },
    ],
  },
  play: async ({ args }) => {
    await enter();
    await chooseSample();
    await submit();
    args.clock.pass(800);
    await dismissFailure(/did not accept/);
    const key = screen.getByLabelText('JIRA API Key');
    await waitFor(() => expect(document.activeElement).toBe(key));
    await expect(screen.getByLabelText('JIRA Project Name')).toHaveValue('Aurora Payments');
    await userEvent.clear(key);
    await userEvent.type(key, 'not-a-real-key-either');
    await submit();
  },
});

/** When the request fails after the dashboard has taken over: back to the form, with the alert. */
export const LateFailure = meta.story({
  tags: ['state:failed'],
  args: {
    clock: storyClock(),
    answers: [{ kind: 'failure', afterMs: 9000, failure: { kind: 'network', apiUrl: 'https://roi.example.com' } }],
  },
  play: async ({ args }) => {
    await enter();
    await chooseSample();
    await submit();
    args.clock.pass(6000);
    await screen.findByText('Loading dashboard data...');
    args.clock.pass(3000);
    await dismissFailure(/Failed to connect to backend/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Analyze Data' })).toHaveFocus());
  },
});

/** When the reader cancels while loading: back to the form, with all typed values. */
export const Canceled = meta.story({
  tags: ['state:edge'],
  args: { clock: storyClock(), answers: [{ kind: 'report', afterMs: 5000, report: clearWin }] },
  play: async () => {
    await enter();
    await chooseSample();
    await submit();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByLabelText('JIRA Project Name')).toHaveValue('Aurora Payments');
  },
});
