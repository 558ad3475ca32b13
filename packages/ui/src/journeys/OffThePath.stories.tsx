import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Journey } from './Journey.tsx';
import { enter, submit } from '../testing/journeyPlay.ts';
import { storyClock } from '../testing/storyClock.ts';

const meta = preview.meta({ title: 'Journeys/Off the path', component: Journey });

/** From an unknown URL to the landing page. */
export const WrongAddress = meta.story({
  tags: ['state:failed'],
  args: {
    clock: storyClock(),
    answers: [{ kind: 'report', afterMs: 100, report: clearWin }],
    start: { kind: 'lost' },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
    await expect(await screen.findByRole('link', { name: 'Calculate Your ROI' })).toBeVisible();
  },
});

/** From a dashboard without data to the form. */
export const NothingSubmitted = WrongAddress.extend({
  tags: ['state:empty'],
  args: { start: { kind: 'dashboard-empty' } },
  play: async () => {
    await expect(screen.getByText('No data available. Please submit the form first.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the form' }));
    await expect(await screen.findByRole('heading', { name: 'Connect Your Data Sources' })).toHaveFocus();
  },
});

/** With the keyboard only: open the form, fill it in from the sample, submit. */
export const ByKeyboard = WrongAddress.extend({
  tags: ['state:edge'],
  args: { start: { kind: 'landing' }, clock: storyClock() },
  play: async () => {
    screen.getByRole('link', { name: 'Calculate Your ROI' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Connect Your Data Sources' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    screen.getByLabelText('JIRA API Key').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Preparing your report' });
  },
});

/** When the form is submitted empty, then filled in. */
export const FilledInAfterAll = WrongAddress.extend({
  tags: ['state:edge'],
  args: { start: { kind: 'landing' }, clock: storyClock() },
  play: async () => {
    await enter();
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Data' }));
    await expect(await screen.findByText('Please enter a valid JIRA URL')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('JIRA Instance URL'), 'https://example.atlassian.net');
    await userEvent.type(screen.getByLabelText('JIRA Project Name'), 'PAY');
    await userEvent.type(screen.getByLabelText('JIRA API Key'), 'not-a-real-key');
    await expect(screen.queryByText('Please enter a valid JIRA URL')).toBeNull();
    await submit();
  },
});
