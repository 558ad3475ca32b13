import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type LazyModule, lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import type { SectionVisit } from '../SectionLink/SectionVisit.ts';
import { ReportRow } from './ReportRow.tsx';

const TEXT = 'Two checks passed.';

/** A row whose host keeps the open state, as the report does. */
function Row({
  fetchContent,
  startsOpen = false,
  visit = null,
}: {
  readonly fetchContent: () => Promise<string>;
  readonly startsOpen?: boolean;
  readonly visit?: SectionVisit | null;
}) {
  const [open, setOpen] = useState(startsOpen);
  const [module] = useState<LazyModule<string>>(() => lazyModule(fetchContent));
  return (
    <ReportRow
      section="confidence"
      summary="B: the highest grade for a single team"
      open={open}
      onOpenChange={setOpen}
      visit={visit}
      module={module}
    >
      {(text) => <p>{text}</p>}
    </ReportRow>
  );
}

const meta = preview.meta({
  title: 'Features/ReportRow',
  component: Row,
  args: { fetchContent: fn(async () => TEXT) },
});

/** Before a reader opens the row: its title and answer. The content is fetched when the pointer approaches. */
export const Closed = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confidence B: the highest grade for a single team' });
    await expect(args.fetchContent).not.toHaveBeenCalled();
    await userEvent.hover(button);
    await expect(args.fetchContent).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(TEXT)).toBeNull();
  },
});

/** After a reader opened the row. */
export const Open = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Confidence' })).toHaveTextContent(TEXT));
  },
});

/** When the reader followed a link of the report to this row: the focus is on the button of the row. */
export const Visited = meta.story({
  tags: ['state:ready'],
  args: { startsOpen: true, visit: { section: 'confidence' } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('button')).toHaveFocus()),
});

/** While the content of an opened row is being fetched. */
export const Loading = meta.story({
  tags: ['state:loading', 'pending'],
  args: { startsOpen: true, fetchContent: fn(() => new Promise<string>(() => undefined)) },
});

/** When the content could not be fetched: the rest of the report still works. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: { startsOpen: true, fetchContent: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});

/** On the narrowest phone: the answer is below the title. */
export const Narrow = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});
