import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoadingPanel } from './LoadingPanel.tsx';

const meta = preview.meta({
  title: 'Features/LoadingPanel',
  component: LoadingPanel,
  args: { elapsedMs: 0, progress: null, teams: 1 },
  argTypes: { elapsedMs: { control: { type: 'range', min: 0, max: 12000, step: 100 } } },
  decorators: [(Story) => <div style={{ maxWidth: 544 }}>{Story()}</div>],
});

/** Right after submitting. */
export const Connecting = meta.story({
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting to JIRA...');
    await expect(canvas.getByText('0%')).toBeVisible();
  },
});

/** After 1.5 s of waiting. */
export const Analyzing = meta.story({ tags: ['state:loading', 'both-themes'], args: { elapsedMs: 1500 } });

/** After 3 s of waiting. */
export const Calculating = meta.story({ tags: ['state:loading'], args: { elapsedMs: 3000 } });

/** After 4.5 s of waiting. */
export const Generating = meta.story({ tags: ['state:loading'], args: { elapsedMs: 4500 } });

/** After 5 s of waiting: the bar is full while the analysis continues. */
export const Full = meta.story({ tags: ['state:edge'], args: { elapsedMs: 5900 } });

/** When the server is still counting tickets. */
export const Listing = Connecting.extend({
  tags: ['state:loading', 'no-picture'],
  args: { progress: { stage: 'listing', done: 1200, total: null } },
  play: async ({ canvas }) => expect(canvas.getByText('1,200 tickets found so far')).toBeVisible(),
});

/** When the server knows the number of tickets to read. */
export const Reading = Connecting.extend({
  tags: ['state:loading'],
  args: { elapsedMs: 2400, progress: { stage: 'reading', done: 1200, total: 5000 } },
  play: async ({ canvas }) => {
    const known = canvas.getByText('1,200 of 5,000 tickets read');
    const timed = canvas.getByRole('status');
    await expect(timed).toHaveTextContent('Analyzing ticket data...');
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(known)).toBeGreaterThan(sizeOf(timed));
  },
});

/** While one of several teams is read: the line names it, and the bar shows the progress of all teams. */
export const Teams = Reading.extend({
  tags: ['state:loading'],
  args: {
    progress: { stage: 'reading', done: 240, total: 1200, team: { name: 'Cinder Mobile', number: 3, of: 8 } },
    teams: 8,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Team 3 of 8: Cinder Mobile — 240 of 1,200 tickets read')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Reading 8 teams can take a few minutes' });
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(27.5);
    // The announcement has no counts, which would interrupt the reader constantly.
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^Team 3 of 8: Cinder Mobile$/);
  },
});

/** When the name of a team is long, or written from right to left. */
export const LongTeamName = Teams.extend({
  tags: ['state:edge'],
  args: {
    progress: {
      stage: 'listing',
      done: 1200,
      total: null,
      team: { name: 'منصة المدفوعات الدولية', number: 12, of: 20 },
    },
    teams: 20,
  },
  play: async ({ canvas }) => expect(canvas.getByText(/^Team 12 of 20: .*1,200 tickets found so far$/)).toBeVisible(),
});

/** When the project has a single ticket. */
export const OneTicket = Reading.extend({
  tags: ['state:edge', 'no-picture'],
  args: { progress: { stage: 'reading', done: 0, total: 1 } },
  play: async ({ canvas }) => expect(canvas.getByText('0 of 1 ticket read')).toBeVisible(),
});

/** When the project has an extreme number of tickets. */
export const Millions = Reading.extend({
  tags: ['state:edge', 'no-picture'],
  args: { progress: { stage: 'reading', done: 1234567, total: 98765432 } },
  play: async ({ canvas }) => expect(canvas.getByText('1,234,567 of 98,765,432 tickets read')).toBeVisible(),
});

/** When the server has read everything and computes the figures. */
export const WorkingOut = meta.story({
  tags: ['state:loading'],
  args: { elapsedMs: 4800, progress: { stage: 'analysing', done: 5000, total: 5000 } },
});
