import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyOrganization, storySample } from '../../../testing/storySample.ts';
import { SampleTrackerPicker } from './SampleTrackerPicker.tsx';

const [aurora, boreal] = storySample.projects;

const meta = preview.meta({
  title: 'Features/SampleTrackerPicker',
  component: SampleTrackerPicker,
  args: {
    sample: storySample,
    inUse: false,
    projectName: '',
    hasTeams: false,
    onChoose: fn(),
    onChooseOrganization: fn(),
    onRun: fn(),
    onStop: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 576 }}>{Story()}</div>],
});

/** Above the form, when the server offers a sample tracker. */
export const Offered = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the sample tracker' }));
    await expect(args.onChoose).toHaveBeenCalledWith(aurora);
    await userEvent.click(canvas.getByRole('button', { name: 'See a sample report' }));
    await expect(args.onRun).toHaveBeenCalledOnce();
  },
});

/** When the sample was chosen: the reader can pick another sample project or go back to their own Jira. */
export const InUse = meta.story({
  tags: ['state:ready'],
  args: { inUse: true, projectName: 'Aurora Payments' },
  play: async ({ args, canvas }) => {
    const stop = canvas.getByRole('button', { name: 'Use my own Jira' });
    const words = document.createRange();
    words.selectNodeContents(stop);
    const projects = canvas.getByRole('group', { name: 'Sample project' });
    await expect(words.getBoundingClientRect().left).toBeCloseTo(projects.getBoundingClientRect().left, 0);
    await userEvent.click(canvas.getByRole('radio', { name: /Boreal Ledger/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(boreal);
    await userEvent.click(canvas.getByRole('button', { name: 'Use my own Jira' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** When the prepared comparison of the sample tracker was chosen: form and teams are filled in. */
export const Organization = meta.story({
  tags: ['state:ready'],
  args: { sample: storyOrganization, inUse: true, projectName: 'Meridian Checkout', hasTeams: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Meridian and 12 other teams/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Boreal Ledger/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(boreal);
  },
});

/** When the sample tracker has a prepared comparison that was not chosen yet. */
export const OrganizationOffered = meta.story({
  tags: ['state:edge'],
  args: { sample: storyOrganization, inUse: true, projectName: 'Aurora Payments' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Meridian and 12 other teams/ }));
    await expect(args.onChooseOrganization).toHaveBeenCalledOnce();
  },
});

/** When the reader changed the project's name: no sample project is marked. */
export const AnotherProject = meta.story({
  tags: ['state:edge'],
  args: { inUse: true, projectName: 'Something else' },
});

/** When the tracker has a single project: there is no choice. */
export const OneProject = meta.story({
  tags: ['state:edge'],
  args: {
    inUse: true,
    projectName: 'Aurora Payments',
    sample: { ...storySample, projects: storySample.projects.slice(0, 1) },
  },
});

/** When names are long, or written from right to left. */
export const LongNames = meta.story({
  tags: ['state:edge'],
  args: {
    inUse: true,
    projectName: 'Aurora Payments',
    sample: {
      ...storySample,
      projects: [
        { key: 'LONG', name: 'Consolidated International Payments and Settlement', description: 'A name '.repeat(12) },
        { key: 'RTL', name: 'منصة المدفوعات', description: 'اسم من اليمين إلى اليسار' },
        { key: 'ONE', name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', description: '' },
      ],
    },
  },
});
