import type { Report } from '@roi-insight/contracts';
import { comparisonLeftOut, comparisonRtl, comparisonTwentyTeams } from '@roi-insight/contracts/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TeamTable } from './TeamTable.tsx';

const argsOf = ({ comparison }: Report) => ({ teams: comparison?.teams ?? [], design: comparison?.design ?? null });

const meta = preview.meta({
  title: 'Features/TeamTable',
  component: TeamTable,
  args: argsOf(comparisonLeftOut),
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
});

/** When teams could not be read or have too few tickets: they stay in the table with the reason. */
export const LeftOut = meta.story({
  tags: ['state:edge', 'both-themes'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Teams' }));
    await expect(table.getByRole('row', { name: /^Delta Pilot .*at least 30 are needed\. Excluded No/ })).toBeVisible();
  },
});

/** When a report has the maximum number of teams: the project comes first, and the others are sorted by name. */
export const TwentyTeams = meta.story({
  tags: ['state:edge'],
  args: argsOf(comparisonTwentyTeams),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
});

/** On a phone, when names are written from right to left: values that have no column are below the name. */
export const RightToLeftNames = meta.story({
  tags: ['state:edge'],
  args: argsOf(comparisonRtl),
  decorators: [
    (Story) => (
      <div style={{ width: '22.375rem', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
});
