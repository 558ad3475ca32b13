import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TicketFileOffer } from './TicketFileOffer.tsx';

const meta = preview.meta({
  title: 'Features/TicketFileOffer',
  component: TicketFileOffer,
  args: { onChoose: fn() },
});

/** Below the form's buttons, for teams on another tracker: the host gets the chosen file, and the same file can be chosen again. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Upload a CSV');
    const file = new File(['id,created,done'], 'tickets.csv');
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expect(input.value).toBe('');
  },
});
