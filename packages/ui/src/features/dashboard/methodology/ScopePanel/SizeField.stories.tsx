import type { Provenance } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { available } from '../../../../testing/availableScope.ts';
import { ScopePanel } from './ScopePanel.tsx';

function provenanceWith(choice: Partial<Provenance>): Provenance {
  if (clearWin.provenance === undefined) throw new Error('the fixture has no provenance');
  return { ...clearWin.provenance, ...choice };
}

const meta = preview.meta({
  title: 'Features/ScopePanel/Size field',
  component: ScopePanel,
  args: {
    provenance: provenanceWith({}),
    scope: { kind: 'ready', available, needsApiKey: false } as const,
    onAnalyzeAgain: fn(),
    onStartOver: fn(),
  },
});

/** When the team estimates in story points: the report uses the field that the reader names. */
export const Named = meta.story({
  tags: ['state:ready'],
  args: { provenance: provenanceWith({ size: { source: 'original-estimate' } }) },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Size field' });
    await expect(field).toHaveAccessibleDescription(/Original estimate unless you name a number field/);
    await userEvent.type(field, ' Story Points ');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenCalledWith({ size_field: 'Story Points' });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore defaults' }));
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenLastCalledWith({});
  },
});

/** When the report was made with story points: the reader sees the field and can go back to original estimates. */
export const Chosen = meta.story({
  tags: ['state:ready'],
  args: { provenance: provenanceWith({ size: { source: 'field', name: 'Story Points' }, scope_changes: 1 }) },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Size field' });
    await expect(field).toHaveValue('Story Points');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenCalledWith({});
  },
});

/** When the pasted name is too long for any field of Jira: the field explains this, and nothing is sent. */
export const TooLong = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Size field' });
    await userEvent.click(field);
    await userEvent.paste('Story Points '.repeat(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(field).toHaveAccessibleDescription(/At most 255 characters\./);
    await expect(args.onAnalyzeAgain).not.toHaveBeenCalled();
  },
});
