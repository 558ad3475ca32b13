import { expect, userEvent } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'JIRA Instance URL', placeholder: 'https://your-company.atlassian.net' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Before anything is typed. */
export const Empty = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { hint: 'The base URL only, without a path.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'JIRA Instance URL' });
    await expect(input).toHaveAccessibleDescription('The base URL only, without a path.');
    await userEvent.type(input, 'https://x.atlassian.net');
    await expect(input).toHaveValue('https://x.atlassian.net');
    await userEvent.clear(input);
    input.blur();
  },
});

/** After the reader typed a value. */
export const Filled = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { defaultValue: 'https://acme.atlassian.net', hint: 'The base URL only, without a path.' },
});

/** When the value is invalid: the reason is below the field and is read together with it. */
export const Invalid = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    defaultValue: 'acme dot atlassian',
    hint: 'The base URL only, without a path.',
    error: 'Please enter a valid JIRA URL',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid JIRA URL The base URL only, without a path.');
  },
});

/** Empty, filled and invalid in all states, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('input'),
  decorators: (Story) => <Story />,
  render: () => (
    <Matrix cell="15rem" rows={['empty', 'filled', 'invalid']} columns={['rest', 'hover', 'focus-visible', 'disabled']}>
      {(content, state) => (
        <TextField
          label="Your Email"
          placeholder="you@company.com"
          disabled={state === 'disabled'}
          defaultValue={content === 'empty' ? '' : 'ada@example.com'}
          error={content === 'invalid' ? 'Please enter a valid email address' : undefined}
        />
      )}
    </Matrix>
  ),
});
