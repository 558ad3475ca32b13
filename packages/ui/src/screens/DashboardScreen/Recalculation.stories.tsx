import { clearWin } from '@roi-insight/contracts/fixtures';
import { recalculate } from '@roi-insight/roi-math';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { dashboardArgs, ready } from '../../testing/dashboardArgs.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/DashboardScreen/Recalculation',
  component: DashboardScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: dashboardArgs,
});

/** When the cost is saved unchanged: the figures still count up again. */
export const SavedUnchanged = meta.story({
  tags: ['state:edge', 'no-picture'],
  render: function Recalculating(args) {
    const [report, setReport] = useState(clearWin);
    const [economics, setEconomics] = useState(args.economics);
    return (
      <DashboardScreen
        {...args}
        state={ready(report)}
        economics={economics}
        onRecalculate={(cost, edited) => {
          args.onRecalculate(cost, edited);
          setReport(recalculate(report, cost));
          setEconomics(edited);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const card = () => canvas.getByRole('button', { name: 'How Time Savings is calculated' });
    const before = await canvas.findByRole('button', { name: 'How Time Savings is calculated' });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Assumptions' }));
    await screen.findByLabelText('Annual Engineer Cost ($)');
    await userEvent.click(screen.getByRole('button', { name: 'Save & Recalculate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRecalculate).toHaveBeenCalledWith(100_000, args.economics);
    // The card was mounted again, so its figure starts at zero.
    await expect(card()).not.toBe(before);
  },
});
