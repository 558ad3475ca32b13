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
import { longBrand, rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { EvidencePanel } from './EvidencePanel.tsx';

/** The report without the fields that version 2 of the measurement added. */
function asVersionOne(report: Report): Report {
  if (report.evidence === undefined) return report;
  const {
    headline_percent: _h,
    detectable_percent: _d,
    weeks_to_detect: _w,
    left_out: _l,
    ...evidence
  } = report.evidence;
  return { ...report, evidence };
}

const meta = preview.meta({ title: 'Features/EvidencePanel', component: EvidencePanel, args: { report: clearWin } });

/** When the data show a saving: the whole interval lies on one side of zero. */
export const Faster = meta.story({ tags: ['state:ready'] });

/** When the interval includes zero. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge'],
  args: { report: noDetectableChange },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No detectable change\./)).toBeVisible();
  },
});

/** When the data show a loss. */
export const Slower = meta.story({ tags: ['state:edge'], args: { report: slower } });

/** When few tickets make the interval wide. */
export const WideInterval = meta.story({ tags: ['state:edge'], args: { report: gaps } });

/** When there is too little data for any estimate. */
export const TooLittleData = meta.story({ tags: ['state:empty'], args: { report: tooLittleData } });

/** When the team does not use its statuses: times are mostly waiting, and there is no verdict. */
export const ElapsedTimes = meta.story({ tags: ['state:empty'], args: { report: elapsedTimes } });

/** When an older version made the report: no shrunk figure, nothing on what could have been seen or was left out. */
export const VersionOne = meta.story({ tags: ['state:edge'], args: { report: asVersionOne(noDetectableChange) } });

/** When the server only compares averages. */
export const Missing = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });

/** When the assistant has a name that needs several lines. */
export const LongAssistantName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(longBrand)],
});

/** When the assistant’s name is written from right to left. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
