import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ApiKeyHelp } from './ApiKeyHelp.tsx';

const meta = preview.meta({
  title: 'Features/ApiKeyHelp',
  component: ApiKeyHelp,
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
});

/** Next to the form: explains how the key is used. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** After the reader opened the steps. */
export const Opened = Ready.extend({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How to create an API key'));
    await expect(await canvas.findByRole('link', { name: /id\.atlassian\.com/ })).toBeVisible();
  },
});
