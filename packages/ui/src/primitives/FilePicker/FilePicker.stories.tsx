import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilePicker } from './FilePicker.tsx';

/** The picker looks like a `Button`, whose pictures show the states. */
const meta = preview.meta({
  title: 'Primitives/FilePicker',
  component: FilePicker,
  args: { label: 'Plan file', accept: '.json', children: 'Choose a Plan File', onFiles: fn() },
  argTypes: { variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost'] } },
});

const first = new File(['{}'], 'first.json');
const second = new File(['{}'], 'second.json');

/** Before a file is chosen, and again after each choice. */
export const Ready = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Plan file');
    const onClick = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', onClick, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a Plan File' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
    await userEvent.upload(input, first);
    await expect(args.onFiles).toHaveBeenCalledWith([first]);
  },
});

Ready.test('accepts the same file again after a correction', async ({ args, canvas }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Plan file');
  await expect(input.value).toBe('');
  await userEvent.upload(input, first);
  await expect(args.onFiles).toHaveBeenCalledTimes(2);
});

Ready.test('ignores an empty choice', async ({ args, canvas }) => {
  canvas.getByLabelText('Plan file').dispatchEvent(new Event('change', { bubbles: true }));
  await expect(args.onFiles).toHaveBeenCalledOnce();
});

/** When several files belong together. */
export const SeveralFiles = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { label: 'Report files', multiple: true, children: 'Choose Report Files' },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Report files'), [first, second]);
    await expect(args.onFiles).toHaveBeenCalledWith([first, second]);
  },
});

/** While the chosen file is being read. */
export const Disabled = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a Plan File' })).toBeDisabled();
  },
});
