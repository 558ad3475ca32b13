import type { Report } from '@roi-insight/contracts';
import { clearWin, comparisonUsage, lasting, noDetectableChange } from '@roi-insight/contracts/fixtures';
import {
  type Block,
  createFormats,
  defaultBrand,
  documentTexts,
  isSectionName,
  reportSections,
  type ReportSectionId,
  type Section,
  sectionNames,
} from '@roi-insight/report-text';
import { expect, fn, waitFor } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { dashboardArgs } from '../../testing/dashboardArgs.ts';
import { enteredEconomics } from '../../testing/enteredEconomics.ts';
import { ReportRows } from './ReportRows.tsx';
import { SectionBlocks } from '../../features/dashboard/shared/SectionBlocks.tsx';

const JIRA_URL = 'https://sample.atlassian.net';

/**
 * In these stories, every row is open, and shows every text that its section has in the PDF and in Markdown. A report
 * that was saved as a web page has the same rows, because the page runs the dashboard. No pictures, because the panels
 * have their own.
 */
const meta = preview.meta({
  title: 'Screens/DashboardScreen/Sections',
  component: ReportRows,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    report: clearWin,
    jiraUrl: JIRA_URL,
    economics: enteredEconomics,
    actions: null,
    contactHref: dashboardArgs.contactHref,
    onEnterSeats: fn(),
    visit: null,
    openRows: sectionNames,
    onOpenRowsChange: fn(),
  },
});

/** A part of a section that the row of the section does not show. */
interface Omission {
  readonly columns?: readonly string[];
  readonly text?: RegExp;
  readonly why: string;
}

const SIDE_BY_SIDE = 'The row needs no heading between parts that stand side by side.';
const ON_DEMAND = 'The values are behind a button below the chart, which has a title.';

const OMITTED: Partial<Record<ReportSectionId, readonly Omission[]>> = {
  'since-then': [{ text: /^All quarters$/, why: ON_DEMAND }],
  confidence: [
    { text: /^(Estimates before shrinkage|Basis)$/, why: SIDE_BY_SIDE },
    { columns: ['Time per ticket', '95% interval'], why: 'The picture has whole percents, like the headline.' },
    { text: /^(average after|change beyond) /, why: 'The picture says what an estimate includes, not how it is made.' },
  ],
  comparison: [{ text: /^Excluded teams$/, why: 'The reason is below the name of the team.' }],
  usage: [
    { text: /^(Seats and cost|Sources)$/, why: SIDE_BY_SIDE },
    {
      columns: ['Source', 'Weeks', 'Covered', 'People in the team', 'Spend'],
      why: 'The curve shows each week, and which weeks have no data.',
    },
  ],
  'test-the-method': [{ text: /^All dates, estimates before shrinkage$/, why: ON_DEMAND }],
  'net-savings': [
    { text: /‘Change’ is what a step removes/, why: 'The row explains its bars, which replace the columns.' },
    { columns: ['Remaining,\nlow', 'Remaining,\nbase', 'Remaining,\nhigh'], why: 'The bars show what remains.' },
    { text: /^Results$/, why: SIDE_BY_SIDE },
    {
      text: /^Net (savings|impact) in the first |^−?\$[\d,]+ \(−?\$[\d,]+ to −?\$[\d,]+\)$/,
      why: 'The last bar says it.',
    },
    { text: /^(Capacity check$|Plausible\. )/, why: 'The row says it if the hours are not plausible.' },
    { text: /^Unused seats$|seats unused|^\$\d+ a month\.$/, why: 'The row of usage has them.' },
  ],
  'tickets-used': [{ text: /^Tickets found$/, why: 'The share of used tickets names their number.' }],
  methodology: [
    { text: /, Jira Cloud$/, why: 'The row names the host, because its data source is what the reader entered.' },
    {
      text: /^This is a before\/after comparison|included in the difference\.$/,
      why: 'The row on confidence says what the method includes.',
    },
  ],
};

/** Sections outside of the rows: above them as charts and cards, or only for paper. */
const ELSEWHERE = new Set<ReportSectionId>(['value-impact', 'productivity', 'weekly-figures', 'glossary']);

/** A text of a section, with the title of its column if it is in a table. */
interface SectionText {
  readonly text: string;
  readonly column?: string | undefined;
}

/** The texts of a section. The titles of columns are omitted, because the screen shows some tables as charts. */
const textsOf = ({ blocks, ...section }: Section): readonly SectionText[] => [
  ...wordsOf({ ...section, blocks: [] }),
  ...blocks.flatMap(blockTexts),
];

function blockTexts(block: Block): readonly SectionText[] {
  if (block.kind !== 'table') return wordsOf({ title: '', blocks: [withoutAlternative(block)] });
  const { columns = [], rows } = block;
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => partsOf(cell).map((text) => ({ text, column: columns[index]?.title }))),
  );
}

/** Removes the text alternative of a chart, because the values of the chart replace it. */
const withoutAlternative = (block: Block): Block =>
  block.kind === 'figure' && block.plot.table ? { ...block, plot: { ...block.plot, alternative: '' } } : block;

const wordsOf = (section: Omit<Section, 'id'>): readonly SectionText[] =>
  documentTexts({
    title: '',
    lead: '',
    answer: { title: '', blocks: [] },
    sections: [{ ...section, id: '' }],
    foot: '',
  }).flatMap((text) => partsOf(text).map((part) => ({ text: part })));

/** A row may show a name separately from the words after it. */
const partsOf = (text: string) => text.split(': ').filter((part) => part !== '');

const isOmitted = (omissions: readonly Omission[], { text, column = '' }: SectionText) =>
  omissions.some((omission) => omission.columns?.includes(column) || omission.text?.test(text));

/** Removes everything that differs between a sentence and its parts: punctuation, arrows, and spaces. */
const bare = (text: string) => text.replaceAll(/[\s.:,;·()↑↓\u2066-\u2069]/g, '');

/** The sections that the rows show. */
const sectionsOf = (report: Report) =>
  reportSections(
    createFormats(defaultBrand),
    { report, brand: defaultBrand, jiraUrl: JIRA_URL },
    enteredEconomics,
  ).filter(({ id }) => !ELSEWHERE.has(id));

/** Checks that each row shows all texts of its section, except for the listed ones. */
async function compareRows(canvasElement: HTMLElement, report: Report) {
  await waitFor(() => expect(canvasElement.querySelector('[data-pending]')).toBeNull());
  for (const section of sectionsOf(report)) {
    const { id } = section;
    const row = canvasElement.querySelector(`#${id}`);
    const isShown = ({ text }: SectionText) => bare(row?.textContent ?? '').includes(bare(text));
    const isLeftOut = (text: SectionText) => isOmitted(OMITTED[id] ?? [], text);
    const texts = textsOf(section);
    // A part of a row may be fetched after the row, for example its plot.
    await waitFor(() =>
      expect({ id, missing: texts.filter((text) => !isLeftOut(text) && !isShown(text)) }).toEqual({ id, missing: [] }),
    );
    // An amount of an omitted column can also be in another place.
    const shownAnyway = texts.filter((text) => isLeftOut(text) && text.column === undefined && isShown(text));
    await expect({ id, shownAnyway }).toEqual({ id, shownAnyway: [] });
  }
}

/** When the saving was measured with the team alone. */
export const Saving = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvasElement }) => compareRows(canvasElement, clearWin),
});

/** When the report has other teams and usage. */
export const ComparedWithUsage = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: comparisonUsage },
  play: async ({ canvasElement }) => compareRows(canvasElement, comparisonUsage),
});

/** When the report covers a year. */
export const LaterQuarters = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: lasting },
  play: async ({ canvasElement }) => compareRows(canvasElement, lasting),
});

/** When the difference may be chance. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: noDetectableChange },
  play: async ({ canvasElement }) => compareRows(canvasElement, noDetectableChange),
});

/** When sections have no panels: their blocks contain every text and every title of a column. */
export const WithoutPanels = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: comparisonUsage },
  render: (args) => (
    <>
      {sectionNames.map((section) => (
        <SectionBlocks key={section} {...args} section={section} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = bare(canvasElement.textContent);
    const texts = sectionsOf(comparisonUsage)
      .filter(({ id }) => isSectionName(id))
      .flatMap(({ blocks }) => wordsOf({ title: '', blocks: blocks.map(withoutAlternative) }));
    await expect(texts.filter(({ text }) => !shown.includes(bare(text)))).toEqual([]);
  },
});
