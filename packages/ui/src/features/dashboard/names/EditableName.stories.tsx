import { defaultBrand } from '@roi-insight/report-text';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLogo } from '../../../testing/storyLogo.ts';
import type { LogoReading } from './ReportNaming.ts';
import { EditableName } from './EditableName.tsx';

const meta = preview.meta({
  title: 'Features/EditableName',
  component: EditableName,
  args: {
    entry: 'company' as const,
    fallback: defaultBrand.company,
    onNamesChange: fn(),
    onReadLogo: fn(async (): Promise<LogoReading> => ({ kind: 'read', logo: storyLogo })),
  },
});

/** Until a name is entered: looks like text. */
export const Default = meta.story({ tags: ['state:empty'] });

/** After a name was entered. */
export const Named = meta.story({ tags: ['state:ready', 'no-picture'], args: { names: { company: 'Acme GmbH' } } });

/** In a report that was saved as a web page, where names cannot be changed: text. */
export const Fixed = meta.story({
  tags: ['state:edge', 'no-picture'],
  render: ({ entry, fallback }) => <EditableName entry={entry} fallback={fallback} names={{ company: 'Acme GmbH' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acme GmbH')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** While a name is edited: Enter saves it, as one line of visible text, and the focus returns. */
export const Editing = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const input = await canvas.findByRole('textbox', { name: 'Company' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('  Acme \u202E GmbH {Enter}');
    await expect(args.onNamesChange).toHaveBeenLastCalledWith({ company: 'Acme GmbH' });
    await expect(canvas.getByRole('button', { name: 'Your company, edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Your company');
  },
});

Named.test('keeps the name if Escape is pressed, and the focus returns', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Acme GmbH, edit' }));
  await userEvent.type(await canvas.findByRole('textbox'), 'Other{Escape}');
  await expect(canvas.getByRole('button', { name: /^Acme GmbH/ })).toHaveFocus();
  await expect(args.onNamesChange).not.toHaveBeenCalled();
});

Named.test('restores the default if the name is empty', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Acme GmbH/ }));
  await userEvent.clear(await canvas.findByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onNamesChange).toHaveBeenLastCalledWith({});
});

/** After a logo was chosen, before it is saved. */
export const LogoChosen = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { names: { company: 'Acme GmbH', project: 'Payments' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Acme GmbH/ }));
    const file = new File(['PNG'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Logo'), file);
    await expect(args.onReadLogo).toHaveBeenLastCalledWith(file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }));
    await userEvent.upload(canvas.getByLabelText('Logo'), file);
    await expect(await canvas.findByRole('button', { name: 'Replace logo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const names = { company: 'Acme GmbH', project: 'Payments', logo: storyLogo };
    await expect(args.onNamesChange).toHaveBeenLastCalledWith(names);
  },
});

/** When the chosen file is no PNG: the message says what to choose instead. */
export const LogoRefused = meta.story({
  tags: ['state:failed'],
  args: {
    onReadLogo: fn(async (): Promise<LogoReading> => ({
      kind: 'refused',
      message: 'This file is not a PNG. Save the logo as a PNG, and choose that file.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const file = new File(['<svg/>'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Logo'), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This file is not a PNG\./);
    await expect(canvas.getByRole('button', { name: 'Add logo' })).toBeVisible();
  },
});

/** While a project name is edited on a phone: there is no logo to choose. */
export const EditingOnAPhone = meta.story({
  tags: ['state:edge'],
  args: { entry: 'project', fallback: 'Aurora Payments', names: { project: 'منصة المدفوعات الدولية' } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('textbox', { name: 'Project name' })).toHaveValue('منصة المدفوعات الدولية');
    await expect(canvas.queryByLabelText('Logo')).toBeNull();
  },
});
