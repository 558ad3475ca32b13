import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PrepareDemo } from '../features/demo/PrepareDemo/PrepareDemo.tsx';
import { prepareDemoArgs } from '../testing/prepareDemoArgs.ts';

const meta = preview.meta({ title: 'Journeys/Prepare a demo', component: PrepareDemo, args: prepareDemoArgs });

/** When the browser refuses to copy: the button says so, the link can be selected, and the reader can try again. */
export const CopyRefused = meta.story({
  tags: ['state:failed'],
  play: async ({ args }) => {
    args.onCopy.mockRejectedValueOnce(new Error('no clipboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByRole('button', { name: 'Copy it by hand' })).toBeVisible();
    const link = screen.getByLabelText<HTMLInputElement>('Link');
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(link.value);
    await expect(link).toHaveValue('https://demo.example/#demo=clear-win');
    await userEvent.selectOptions(screen.getByLabelText('Scenario'), 'Slower');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
});
