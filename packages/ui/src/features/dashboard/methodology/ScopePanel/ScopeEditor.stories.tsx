import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { lazyScopeFields, ScopeEditor } from './ScopeEditor.tsx';

if (clearWin.provenance === undefined) throw new Error('the fixture has no provenance');

const fetchFields = fn(lazyScopeFields.load);

const meta = preview.meta({
  title: 'Features/ScopeEditor',
  component: ScopeEditor,
  args: {
    module: lazyScopeFields,
    provenance: clearWin.provenance,
    available: { types: [], components: [], labels: [], statuses: [] },
    needsApiKey: false,
    draft: null,
    onChange: fn(),
    onAnalyzeAgain: fn(),
  },
});

/** When the panel was just opened and its fields are loading. */
export const Loading = meta.story({
  tags: ['state:loading'],
  args: { module: lazyModule(() => new Promise(() => {})) },
});

/** When the fields could not be fetched: the connection broke, or a newer version was deployed. */
export const LoadFailed = meta.story({
  tags: ['state:failed'],
  args: { module: lazyModule(fetchFields) },
  beforeEach: () => void fetchFields.mockRejectedValue(new Error('no connection')),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(fetchFields).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
