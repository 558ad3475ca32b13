import {
  clearWin,
  comparisonGradeA,
  comparisonUsage,
  emptyPost,
  longNames,
  missingEvidence,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { answerText, createFormats, defaultBrand } from '@roi-insight/report-text';
import { paperColors } from '@roi-insight/ui/theme/tokens';
import { PdfPages } from '../testing/PdfPages.tsx';
import { storyLogo } from '../../../ui/src/testing/storyLogo.ts';
import type { ReportPdfInput } from './ReportPdf.ts';

const meta = preview.meta({ title: 'Features/ReportPdf', component: PdfPages });

const summary: ReportPdfInput = {
  report: clearWin,
  brand: defaultBrand,
  economics: defaultEconomics,
  colors: paperColors,
  kind: 'summary',
  page: 'a4',
  jiraUrl: null,
  projectName: null,
  generatedAt: new Date(2026, 2, 5, 12),
};

/** Two pages on A4, saved with 'Download PDF'. */
export const Summary = meta.story({
  tags: ['state:ready'],
  args: { input: summary },
  play: async ({ canvas }) => {
    const pages = await canvas.findAllByRole('img');
    await expect(pages).toHaveLength(2);
    await expect(pages[1]).toHaveAccessibleName(/Page 2 of 2/);
  },
});

/** Two pages on Letter paper, for readers in countries that use it. */
export const SummaryOnLetter = Summary.extend({
  tags: ['state:ready'],
  args: { input: { ...summary, page: 'letter' } },
});

/** When the reader entered a company with a logo, and a project name. */
export const Named = Summary.extend({
  tags: ['state:ready'],
  args: {
    input: {
      ...summary,
      brand: { ...defaultBrand, company: 'Acme GmbH' },
      names: { project: 'Payments platform', logo: storyLogo },
    },
  },
});

/** The long version, saved with 'Download Full Report'. */
export const FullReport = meta.story({
  tags: ['state:ready'],
  args: { input: { ...summary, kind: 'full' } },
  play: async ({ canvas }) => {
    const [first, ...rest] = await canvas.findAllByRole('img');
    await expect(first).toHaveAccessibleName(
      expect.stringContaining(
        `Net savings in the first quarter ${answerText(createFormats(defaultBrand), clearWin, defaultEconomics).figure}`,
      ),
    );
    await expect(first).toHaveAccessibleName(/Contents .* Test the method .* Glossary/);
    const tested = /Test the method 19 fake dates, \d+ false alarms/;
    await expect(canvas.getByRole('img', { name: tested })).toBeVisible();
    await expect(rest.at(-1)).toHaveAccessibleName(/Break-even/);
  },
});

/** When the team became slower: the values are negative and have no positive color. */
export const Slower = Summary.extend({
  tags: ['state:edge', 'no-picture'],
  args: { input: { ...summary, report: slower } },
});

/** When the change may be chance. */
export const NoDetectableChange = Summary.extend({
  tags: ['state:edge'],
  args: { input: { ...summary, report: noDetectableChange } },
});

/** When there is too little data for a verdict: nothing is projected. */
export const TooLittleData = Summary.extend({
  tags: ['state:edge'],
  args: { input: { ...summary, report: tooLittleData } },
});

/** When nothing was completed since adoption. */
export const EmptyPeriod = Summary.extend({
  tags: ['state:empty', 'no-picture'],
  args: { input: { ...summary, report: emptyPost } },
});

/** When the server sends averages only: no windows, no interval, no grade. */
export const WithoutEvidence = Summary.extend({
  tags: ['state:edge', 'no-picture'],
  args: { input: { ...summary, report: missingEvidence, jiraUrl: 'https://jira.example.com' } },
});

/** When the project has a name that is longer than a line. */
export const LongNames = Summary.extend({ tags: ['state:edge'], args: { input: { ...summary, report: longNames } } });

/** When names are written in scripts beyond Latin, Greek and Cyrillic. */
export const EastAsianNames = Summary.extend({
  tags: ['state:edge'],
  args: {
    input: {
      ...summary,
      report: longNames,
      brand: { ...defaultBrand, company: '株式会社アウロラ 支払い処理', product: 'Анализ окупаемости' },
    },
  },
});

/** When other teams were compared: the full report has a chapter about them. */
export const ComparedTeams = meta.story({
  tags: ['state:ready'],
  args: {
    input: { ...summary, kind: 'full', report: comparisonGradeA },
    from: { text: 'On its own, this project shows', pages: 2 },
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('img');
    await expect(first).toHaveAccessibleName(/Compared with other teams .* On its own, this project shows/);
  },
});

/** When the report has the use of the assistant: the full report has a chapter about it. */
export const Usage = meta.story({
  tags: ['state:ready'],
  args: {
    input: { ...summary, kind: 'full', report: comparisonUsage },
    from: { text: 'Share of the team that used the assistant', pages: 1 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(
      /Use of the assistant .* Entered date: Aug 25, 2025 .* Controls by usage .* Contaminated .* Sources/,
    );
  },
});
