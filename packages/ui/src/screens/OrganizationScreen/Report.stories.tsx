import {
  organization200,
  organization40,
  organization5,
  organizationLeftOut,
  organizationNoneStarted,
} from '@roi-insight/contracts/fixtures';
import type { SectionName } from '@roi-insight/report-text';
import { expect } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { dashboardArgs, ready } from '../../testing/dashboardArgs.ts';
import { DashboardScreen } from '../DashboardScreen/DashboardScreen.tsx';

const OPEN_ROWS: readonly SectionName[] = ['teams'];

/** No pictures yet, because the page looks like other reports. */
const meta = preview.meta({
  title: 'Screens/OrganizationScreen/Report',
  component: DashboardScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: dashboardArgs,
});

/** When a company of forty teams has a report, most teams have started, and the usage is known. */
export const FortyTeams = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { initialOpenRows: OPEN_ROWS, state: ready(organization40) },
  play: async ({ canvas }) => {
    // Both the picture and the table have a row for each team.
    const rows = await canvas.findAllByRole('rowheader', { name: /Austin Accounts/ });
    await expect(rows.length).toBeGreaterThan(1);
  },
});

/** When an organization has only five teams. */
export const FiveTeams = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { initialOpenRows: OPEN_ROWS, state: ready(organization5) },
});

/** When an organization has as many teams as a report can have. */
export const TwoHundredTeams = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { initialOpenRows: OPEN_ROWS, state: ready(organization200) },
});

/** When no team has started yet. */
export const NoneStarted = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { initialOpenRows: OPEN_ROWS, state: ready(organizationNoneStarted) },
});

/** When many teams could not be read, so that the report has no verdict. */
export const ManyLeftOut = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { initialOpenRows: OPEN_ROWS, state: ready(organizationLeftOut) },
});
