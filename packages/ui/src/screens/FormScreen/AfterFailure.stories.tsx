import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import type { SubmitForm } from '../../features/connect/ConnectForm/ConnectForm.tsx';
import type { FormState } from '../../features/connect/ConnectForm/FormState.ts';
import type { SubmissionFailure } from '@roi-insight/report-text';
import { SCREEN_HEADING_ID } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { serverFailures } from '../../testing/serverFailures.ts';
import { storyChrome } from '../../testing/storyChrome.ts';
import { typedValues } from '../../testing/typedValues.ts';
import { FormScreen } from './FormScreen.tsx';

interface AfterFailureProps {
  readonly failure: SubmissionFailure;
  readonly onSubmit: SubmitForm;
}

/** Keeps the state of the form as the host does: dismissing the alert returns to the fields. */
function AfterFailure({ failure, onSubmit }: AfterFailureProps) {
  const [state, setState] = useState<FormState>({ kind: 'failed', failure });
  // The host moves the focus to the heading before the dialog opens.
  useEffect(() => document.getElementById(SCREEN_HEADING_ID)?.focus(), []);
  return (
    <FormScreen
      chrome={storyChrome}
      state={state}
      onSubmit={onSubmit}
      onDismissFailure={() => setState({ kind: 'idle' })}
      onCopy={async () => undefined}
      today={new Date(2026, 0, 15)}
      initialValues={typedValues}
      sample={null}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/FormScreen/After a failure',
  component: AfterFailure,
  args: { onSubmit: fn() },
  parameters: { chromatic: { modes: screenModes } },
});

/** Closes the alert, as a reader does. */
async function dismiss() {
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** When the key was rejected: the focus is on the field of the key, and all values are kept. */
export const KeyHasFocus = meta.story({
  tags: ['state:failed'],
  args: { failure: serverFailures.credentials },
  play: async ({ canvas }) => {
    await dismiss();
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByLabelText('JIRA API Key')));
    await expect(canvas.getByLabelText('Your Email')).toHaveValue(typedValues.email);
  },
});

/** When the project was not found: the focus is on the name of the project. */
export const ProjectHasFocus = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { failure: serverFailures['project-not-found'] },
  play: async ({ canvas }) => {
    await dismiss();
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByLabelText('JIRA Project Name')));
  },
});

/** When the reader chooses a similar project in the alert: the project is entered and submitted. */
export const ProjectCorrected = meta.story({
  tags: ['state:edge'],
  args: { failure: serverFailures['project-not-found'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use Aurora Platform (PLAT)' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...typedValues, projectName: 'PLAT', comparison: [] }, null),
    );
  },
});

/** When the address redirects to another host: the new address is entered, but the reader has to submit it. */
export const AddressHasFocus = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { failure: serverFailures.redirected },
  play: async ({ args, canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use https://login.example.com' }));
    const url = canvas.getByLabelText('JIRA Instance URL');
    await waitFor(() => expect(document.activeElement).toBe(url));
    await expect(url).toHaveValue('https://login.example.com');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** When no field caused the failure: the focus is on the submit button. */
export const ButtonHasFocus = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { failure: { kind: 'network', apiUrl: 'https://roi.example.com' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back to the form' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('button', { name: 'Analyze Data' })));
  },
});
