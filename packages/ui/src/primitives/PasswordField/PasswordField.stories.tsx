import { expect, userEvent } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'JIRA API Key', hint: 'Only used to read ticket data.', defaultValue: 'not-a-real-key' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When a secret was typed: it is masked. */
export const Masked = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('JIRA API Key')).toHaveAttribute('type', 'password');
  },
});

/** While the reader checks a pasted value. */
export const Shown = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show JIRA API Key' }));
    await expect(canvas.getByLabelText('JIRA API Key')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide JIRA API Key' })).toHaveFocus();
  },
});

/** When the key is too short. */
export const Invalid = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { defaultValue: 'short', error: 'API key must be at least 10 characters' },
});

/** Filled and invalid in all states, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('input'),
  decorators: (Story) => <Story />,
  render: () => (
    <Matrix cell="15rem" rows={['filled', 'invalid']} columns={['rest', 'hover', 'focus-visible', 'disabled']}>
      {(content, state) => (
        <PasswordField
          label="Key"
          disabled={state === 'disabled'}
          defaultValue="not-a-real-key"
          error={content === 'invalid' ? 'Too short' : undefined}
        />
      )}
    </Matrix>
  ),
});
