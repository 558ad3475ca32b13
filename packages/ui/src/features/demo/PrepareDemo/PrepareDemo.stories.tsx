import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { prepareDemoArgs } from '../../../testing/prepareDemoArgs.ts';
import { PrepareDemo } from './PrepareDemo.tsx';

const meta = preview.meta({
  title: 'Features/PrepareDemo',
  component: PrepareDemo,
  // The dialog covers its page.
  parameters: { docs: { story: { inline: false } } },
  args: prepareDemoArgs,
});

const link = () => screen.getByLabelText<HTMLInputElement>('Link');

/** After 'Prepare a demo': typed values appear immediately in the link and in the preview. */
export const Ready = meta.story({
  tags: ['state:ready'],
  args: {
    preview: {
      brand: { ...defaultBrand, company: 'Acme GmbH', currency: 'EUR' },
      report: clearWin,
      economics: { ...defaultEconomics, seats: 40 },
    },
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Company'), 'Acme GmbH');
    await userEvent.type(screen.getByLabelText('Seats'), '40');
    await userEvent.selectOptions(screen.getByLabelText('Currency'), 'EUR, Euro');
    await expect(screen.getByLabelText('Engineer cost')).toHaveAttribute('placeholder', '80000');
    const values = { ...args.values, company: 'Acme GmbH', currency: 'EUR', seats: '40' };
    await expect(link()).toHaveValue('https://demo.example/#demo=clear-win&company=Acme%20GmbH&currency=EUR&seats=40');
    await expect(args.onChange).toHaveBeenLastCalledWith(values);
    const specimen = screen.getByRole('region', { name: 'What the prospect will see' });
    await expect(specimen).toHaveTextContent(/Acme GmbH.*Net savings in the first quarter€[\d,]+/);
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(link().value);
    await expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open this demo' }));
    await expect(args.onOpenLink).toHaveBeenCalledWith(link().value);
  },
});

/**
 * When fields are invalid while the preview is loading: each field explains its error, and there is no link until all
 * are valid.
 */
export const Invalid = meta.story({
  tags: ['state:failed'],
  args: { preview: null },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Company'), '<b>Acme</b>');
    await userEvent.type(screen.getByLabelText('Contact'), 'javascript:alert(1)');
    await userEvent.type(screen.getByLabelText('Seats'), '1.5');
    await expect(link()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).not.toHaveBeenCalled();
    await expect(screen.getByLabelText('Company')).toHaveFocus();
    await expect(screen.getByLabelText('Seats')).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 1,000,000',
    );
  },
});
