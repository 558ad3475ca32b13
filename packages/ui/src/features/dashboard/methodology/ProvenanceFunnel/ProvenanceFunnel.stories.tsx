import { MEASUREMENT_VERSION } from '@roi-insight/roi-math';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProvenanceFunnel } from './ProvenanceFunnel.tsx';

const provenance = {
  version: MEASUREMENT_VERSION,
  measure: 'active',
  funnel: {
    found: 843,
    out_of_scope: 401,
    unfinished: 64,
    no_active_time: 21,
    too_short: 1,
    too_long: 12,
    analysed: 344,
  },
  scope: undefined,
} as const;

const meta = preview.meta({
  title: 'Features/ProvenanceFunnel',
  component: ProvenanceFunnel,
  args: {
    provenance,
    evidence: {
      tickets: { pre: 531, post: 190 },
      measuredHours: { pre: { tickets: 167, hours: 2265 }, post: { tickets: 190, hours: 1472 } },
    },
  },
});

const nothing = {
  found: 0,
  out_of_scope: 0,
  unfinished: 0,
  no_active_time: 0,
  too_short: 0,
  too_long: 0,
  analysed: 0,
};

/** Below the evidence of every report with provenance. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    const partOf = (text: string) => canvas.getByText(text).parentElement;
    await expect(partOf('Used')).toHaveTextContent('344');
    await expect(partOf('Trend only')).toHaveTextContent('364');
    await expect(partOf('Excluded')).toHaveTextContent('135');
    await expect(partOf('outside the comparison window, or sub-tasks/epics')).toHaveTextContent('37');
  },
});

/** When the report does not say which tickets the trend uses. */
export const TrendUnknown = meta.story({
  tags: ['state:edge'],
  args: { evidence: undefined },
  play: async ({ canvas }) => expect(canvas.queryByText('Trend only')).toBeNull(),
});

/** When tickets were excluded because they were closed without work, unreadable, or listed twice. */
export const EveryReason = meta.story({
  tags: ['state:edge'],
  args: {
    provenance: {
      ...provenance,
      funnel: {
        found: 1_912,
        out_of_scope: 948,
        unreadable: 12,
        repeated: 7,
        unfinished: 120,
        not_delivered: 145,
        no_active_time: 14,
        too_short: 4,
        too_long: 5,
        analysed: 657,
      },
    },
  },
});

/** When the opened report file comes from an earlier version. */
export const EarlierVersion = meta.story({
  tags: ['state:edge'],
  args: { provenance: { ...provenance, version: '1.1.0' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(`Made with measurement version 1.1.0; this app uses ${MEASUREMENT_VERSION}.`),
    ).toBeVisible();
  },
});

/** When the reader chose only the statuses that count as work: that choice excludes no ticket. */
export const StatusesChosen = meta.story({
  tags: ['state:edge'],
  args: { provenance: { ...provenance, scope: { work_statuses: [{ id: '3', name: 'In Progress' }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('outside the comparison window, or sub-tasks/epics')).toBeVisible();
    await expect(canvas.getByText('no time in the chosen statuses')).toBeVisible();
  },
});

/** When every ticket counts. */
export const NothingLeftOut = meta.story({
  tags: ['state:edge'],
  args: { provenance: { ...provenance, funnel: { ...nothing, found: 96, analysed: 96 } }, evidence: undefined },
});

/** When almost no ticket counts. */
export const NearlyNothingLeft = meta.story({
  tags: ['state:edge'],
  args: {
    evidence: undefined,
    provenance: {
      ...provenance,
      funnel: { ...nothing, found: 128_412, out_of_scope: 128_301, unfinished: 80, analysed: 31 },
    },
  },
});

/** When the project had no ticket at all. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { provenance: { ...provenance, funnel: nothing }, evidence: undefined },
});
