import type { Report } from '@roi-insight/contracts';
import {
  clearWin,
  elapsedTimes,
  gaps,
  missingEvidence,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inBrand } from '../../../../testing/inBrand.tsx';
import { withEvidence } from '../../../../testing/netReport.ts';
import { longBrand, rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { EvidencePanel } from './EvidencePanel.tsx';

/** The measure with the same figures, but no judgment of their change. */
const unjudged = (measure: { pre: number | null; post: number | null }) => ({ ...measure, change: null });

/** The report without the fields that version 2 of the measurement added. */
function asVersionOne(report: Report): Report {
  const { evidence } = report;
  if (evidence === undefined) return report;
  const { reopenRate, bugShare, throughputPerWeek } = evidence.guardrails;
  const guardrails = {
    reopenRate: unjudged(reopenRate),
    bugShare: unjudged(bugShare),
    throughputPerWeek: unjudged(throughputPerWeek),
  };
  const later = { headlinePercent: null, detectablePercent: null, weeksToDetect: null, leftOut: null };
  return { ...report, evidence: { ...evidence, ...later, guardrails } };
}

const meta = preview.meta({ title: 'Features/EvidencePanel', component: EvidencePanel, args: { report: clearWin } });

/** When the data show a saving: the whole interval lies on one side of zero. */
export const Faster = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When the interval includes zero. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge'],
  args: { report: noDetectableChange },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No measurable change yet\./)).toBeVisible();
  },
});

/** When the data show that tickets take longer. */
export const Slower = meta.story({ tags: ['state:edge', 'both-themes'], args: { report: slower } });

/** When few tickets make the interval wide. */
export const WideInterval = meta.story({ tags: ['state:edge', 'no-picture'], args: { report: gaps } });

/** When there is too little data for any estimate. */
export const TooLittleData = meta.story({ tags: ['state:empty'], args: { report: tooLittleData } });

/** When the team does not use its statuses: times are mostly waiting, and there is no verdict. */
export const ElapsedTimes = meta.story({ tags: ['state:empty'], args: { report: elapsedTimes } });

/** When the team estimated its tickets before work, and their size changed: the effect is measured between tickets of the same size. */
export const SizeTakenOut = meta.story({
  tags: ['state:edge'],
  args: {
    report: withEvidence(clearWin, {
      grade: 'C',
      gradeReasons: [{ kind: 'size-changed', percent: 23.4 }, ...(clearWin.evidence?.gradeReasons ?? [])],
      size: { tickets: { pre: 700, post: 240 }, explainedPercent: 54.2, use: 'used', drift: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Explains 54% of the differences between tickets, so the estimate compares tickets of the same size',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^Tickets were estimated 23% larger than before adoption\./)).toBeVisible();
  },
});

/** When tickets were estimated larger after adoption than they ever were before: both estimates are shown, and nothing is claimed unless both claim it. */
export const SizesDrifted = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    report: withEvidence(noDetectableChange, {
      size: {
        tickets: { pre: 300, post: 100 },
        explainedPercent: 54.2,
        use: 'used',
        drift: {
          percent: 31.2,
          withSizes: { effectPercent: 28.1, intervalPercent: [12, 41.2] },
          withoutSizes: { effectPercent: 3, intervalPercent: [-10.2, 14.1] },
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/is made twice: 28\.1% less .* for tickets of the same size, 3\.0% less/),
    ).toBeVisible();
  },
});

/** When estimates explain little of a ticket's time: the estimates are not used. */
export const SizeExplainsLittle = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    report: withEvidence(noDetectableChange, {
      size: { tickets: { pre: 300, post: 100 }, explainedPercent: 9, use: 'explains-little', drift: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Explains 9% of the differences between tickets, too little to use')).toBeVisible();
  },
});

/**
 * When the report has version 1: it has no headline estimate, no smallest detectable effect, no list of excluded weeks
 * and no quality judgment.
 */
export const VersionOne = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: asVersionOne(noDetectableChange) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No clear change|more than chance|Too little data/)).toBeNull();
  },
});

/** When the server sends only averages. */
export const Missing = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });

/** When the assistant has a name that needs several lines. */
export const LongAssistantName = meta.story({
  tags: ['state:edge', 'no-picture'],
  decorators: [inBrand(longBrand)],
});

/** When the assistant’s name is written from right to left. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
