import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import type { StoryClock } from './storyClock.ts';

/** From the landing page to the form. */
export async function enter() {
  await fireEvent.click(screen.getByRole('link', { name: 'Calculate Your ROI' }));
  await expect(await screen.findByRole('heading', { name: 'Connect Your Data Sources' })).toHaveFocus();
}

/** Fills the form in from the sample tracker. */
export async function chooseSample() {
  await userEvent.click(screen.getByRole('button', { name: 'Use the sample tracker' }));
}

/** Submits the form, which is valid. */
export async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Data' }));
  await screen.findByRole('heading', { name: 'Preparing your report' });
}

/** Waits for the four messages, until just before the dashboard replaces the loading screen. */
export async function waitThroughMessages(clock: StoryClock) {
  for (const message of ['Connecting to JIRA...', 'Analyzing ticket data...', 'Calculating productivity metrics...']) {
    await expect(await screen.findByText(message)).toBeVisible();
    clock.pass(1500);
  }
  await expect(await screen.findByText('Generating insights...')).toBeVisible();
}

/** Checks the alert and goes back to the form. */
export async function dismissFailure(message: RegExp) {
  const alert = await screen.findByRole('alertdialog', { name: 'Form Submission Failed' });
  await expect(alert).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
}

/** Waits until the report is shown. */
export async function seeReport() {
  await expect(await screen.findByRole('heading', { name: 'Your Claude Code ROI Report' })).toBeVisible();
}
