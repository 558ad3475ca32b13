import type { TeamValues } from './TeamValues.ts';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ComparisonTeams } from './ComparisonTeams.tsx';

/** Keeps the teams in state, as the form does. */
function Teams({ teams: initial, ...props }: ComponentProps<typeof ComparisonTeams>) {
  const [teams, setTeams] = useState(initial);
  return <ComparisonTeams {...props} teams={teams} onChange={setTeams} />;
}

const team = (projectName: string, adopted: string | null = null): TeamValues => ({
  projectName,
  hasAdopted: adopted !== null,
  adopted,
});

const wrong = (message: string) => ({ type: 'teams', message });

const three = [team('Boreal Ledger'), team('CIN', '2025-06-02'), team('Delta Pilot')];

const meta = preview.meta({
  title: 'Features/ComparisonTeams',
  component: ComparisonTeams,
  render: (args) => <Teams {...args} />,
  args: {
    teams: [],
    problems: undefined,
    onChange: () => undefined,
    assistant: 'Claude Code',
    today: new Date(2026, 0, 15),
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

async function open() {
  await userEvent.click(screen.getByRole('button', { name: /^Compare with other teams/ }));
  await expect(await screen.findByRole('button', { name: 'Add a team' })).toBeVisible();
  await screen.findByRole('group', { name: 'Team 1' });
}

const nameOf = (number: number) => within(screen.getByRole('group', { name: `Team ${number}` })).getByRole('textbox');

/** On arrival: the list is collapsed and has no teams. */
export const Closed = meta.story({
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Compare with other teams (optional)' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});

Closed.test(
  'writes numbers in the notation of the page',
  { globals: { notation: 'EGP ar-EG' } },
  async ({ canvas }) => {
    const arabic = (digits: string) => `\u200e${digits}\u200e`;
    await userEvent.click(canvas.getByRole('button', { name: /^Compare with other teams/ }));
    await userEvent.click(await canvas.findByRole('textbox', { name: `Team ${arabic('١')}: project name or key` }));
    await userEvent.paste(Array.from({ length: 20 }, (_, number) => `Payments Squad ${number + 1}`).join('\n'));
    const [most, last] = [`At most ${arabic('١٩')} teams`, `team ${arabic('١٩')}`];
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`${arabic('١٩')} teams added. ${arabic('١')} left out. ${most}.`);
    await expect(canvas.getByRole('button', { name: most })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: `Remove ${last}` })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: new RegExp(`${arabic('١٩')} teams$`), expanded: true }),
    ).toBeVisible();
  },
);

/** When the reader named teams and closed the list again: the number of teams stays visible. */
export const ClosedWithTeams = meta.story({
  tags: ['state:ready'],
  args: { teams: three },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compare with other teams (optional) 3 teams' })).toBeVisible();
  },
});

/** When the list is opened for the first time: it has one empty row. */
export const Opened = meta.story({
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await open();
    await expect(nameOf(1)).toHaveAccessibleName('Team 1: project name or key');
    await expect(canvas.getByRole('combobox', { name: 'Adoption' })).toHaveDisplayValue('Has not adopted');
    await expect(canvas.getByRole('button', { name: 'Compare with other teams (optional)' })).toHaveFocus();
  },
});

/** When some of the teams have adopted the assistant and others have not. */
export const Filled = meta.story({
  tags: ['state:ready'],
  args: { teams: three },
  play: async () => {
    await open();
    await expect(nameOf(3)).toHaveValue('Delta Pilot');
    await expect(screen.getByRole('button', { name: 'Adopted on June 2, 2025' })).toBeVisible();
  },
});

/** While the reader picks the adoption date of a team whose row says that it adopted. */
export const PickingTheDay = meta.story({
  tags: ['state:edge'],
  args: { teams: [team('Boreal Ledger')] },
  play: async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Adoption' }), 'Adopted on');
    await userEvent.click(screen.getByRole('button', { name: 'Adopted on Pick a date' }));
    const calendar = await screen.findByRole('dialog', { name: 'Adopted on' });
    await expect(within(calendar).getByRole('button', { name: /January 16, 2026/ })).toBeDisabled();
    await userEvent.click(within(calendar).getByRole('button', { name: /January 12, 2026/ }));
    await expect(screen.getByRole('button', { name: 'Adopted on January 12, 2026' })).toBeVisible();
  },
});

/** When only the keyboard is used: focus follows added and removed rows. */
export const ByKeyboard = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Team 1' });
    await userEvent.tab();
    await userEvent.keyboard('Boreal Ledger');
    canvas.getByRole('button', { name: 'Add a team' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(nameOf(2)).toHaveFocus();
    await userEvent.keyboard('Cinder Mobile{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Remove team 2' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove team 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(nameOf(1)).toHaveFocus();
    await expect(nameOf(1)).toHaveValue('Cinder Mobile');
    await expect(canvas.getByRole('status')).toHaveTextContent('Boreal Ledger removed.');
    canvas.getByRole('button', { name: 'Remove team 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add a team' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** After a list was pasted into the first row: one team per line, with an adoption date for each team that has one. */
export const Pasted = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(nameOf(1));
    await userEvent.paste('Boreal Ledger\nCIN\t2025-06-02\n\nDelta Pilot, 2025-09-01\n');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 teams added.');
    await expect(nameOf(3)).toHaveFocus();
    await expect(nameOf(3)).toHaveValue('Delta Pilot');
    await expect(canvas.getByRole('button', { name: 'Adopted on September 1, 2025' })).toBeVisible();
    await userEvent.paste(' 2');
    await expect(nameOf(3)).toHaveValue('Delta Pilot 2');
  },
});

/** When the rows have every possible error. */
export const Wrong = meta.story({
  tags: ['state:failed'],
  args: {
    teams: [team('PAY'), team('Boreal Ledger'), { ...team('""', ''), adopted: null }, team('boreal ledger')],
    problems: [
      { projectName: wrong('This is the project of the report itself: name another one') },
      undefined,
      {
        projectName: wrong('The name contains only quotes or invisible characters: type the name itself'),
        adopted: wrong('Pick the day on which this team adopted Claude Code'),
      },
      { projectName: wrong('This project is in the list already') },
    ],
  },
  play: async () => {
    await open();
    await expect(nameOf(4)).toHaveAccessibleDescription('This project is in the list already');
    await expect(nameOf(2)).toBeValid();
  },
});

/** When the list has the maximum number of teams and more were pasted: a message gives the number of omitted teams. */
export const Nineteen = meta.story({
  tags: ['state:edge'],
  args: { teams: [team('Boreal Ledger')] },
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(nameOf(1));
    await userEvent.paste(Array.from({ length: 20 }, (_, number) => `Payments Squad ${number + 1}`).join('\n'));
    await expect(canvas.getByRole('status')).toHaveTextContent('18 teams added. 2 left out. At most 19 teams.');
    await expect(canvas.getByRole('button', { name: 'At most 19 teams' })).toBeDisabled();
  },
});

/** When names are long, or written from right to left. */
export const LongNames = meta.story({
  tags: ['state:edge'],
  args: {
    teams: [
      team('منصة المدفوعات الدولية', '2025-06-02'),
      team('Consolidated International Payments and Settlement', '2025-09-28'),
      team('فريق العملاء'),
    ],
  },
  play: async () => open(),
});

/** On a phone: each team is a block with its fields below each other. */
export const Phone = Wrong.extend({
  tags: ['state:edge'],
  decorators: [(Story) => <div style={{ maxWidth: 350 }}>{Story()}</div>],
});

/** On the narrowest phone, with the longest date. */
export const NarrowPhone = LongNames.extend({
  tags: ['state:edge'],
  decorators: [(Story) => <div style={{ maxWidth: 272 }}>{Story()}</div>],
});

/** On a tablet, where a row does not fit on one line. */
export const Tablet = Filled.extend({
  tags: ['state:edge'],
  decorators: [(Story) => <div style={{ maxWidth: 512 }}>{Story()}</div>],
  play: async () => {
    await open();
    const line = screen.getByRole('group', { name: 'Team 2' });
    const day = within(line).getByRole('button', { name: /^Adopted on/ });
    await expect(day.getBoundingClientRect().right).toBeLessThanOrEqual(line.getBoundingClientRect().right);
  },
});
