import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Amounts } from './Amounts.tsx';

const meta = preview.meta({
  title: 'Features/Amounts',
  component: Amounts,
  args: { text: 'The data are consistent with −$135,569 to −$69,361.' },
  decorators: [
    (Story) => (
      <p style={{ maxWidth: '9rem' }}>
        <Story />
      </p>
    ),
  ],
});

/** When a sentence has negative amounts and little space. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const amount = canvas.getByText('−$135,569');
    await expect(amount.getClientRects()).toHaveLength(1);
  },
});

/** When a sentence has no negative amount. */
export const WithoutMinus = meta.story({ tags: ['state:edge'], args: { text: 'Any saving pays.' } });
