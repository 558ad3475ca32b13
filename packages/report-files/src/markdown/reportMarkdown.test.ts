import * as fixtures from '@roi-insight/contracts/fixtures';
import { type Block, createFormats, defaultBrand, type ReportDocument, reportDocument } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { missingTexts } from '../testing/missingTexts.ts';
import { reportMarkdown } from './reportMarkdown.ts';

const source = {
  brand: defaultBrand,
  jiraUrl: 'https://acme.atlassian.net',
  projectName: 'Aurora',
  economics: defaultEconomics,
  generatedAt: new Date(2026, 2, 2, 12),
};

/** The document with the sentences of each plot instead of its drawing, whose labels Markdown leaves out. */
function withoutDrawings(content: ReportDocument): ReportDocument {
  const told = (block: Block): readonly Block[] =>
    block.kind === 'figure'
      ? [block.plot.title, block.plot.alternative, block.plot.caption ?? ''].map((text) => ({ kind: 'prose', text }))
      : [block];
  return {
    ...content,
    sections: content.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(told) })),
  };
}

describe.each(Object.entries(fixtures))('%s as Markdown', (_, report) => {
  const { text } = reportMarkdown({ ...source, report });

  it('has every text of the document in its section', () => {
    const content = reportDocument(createFormats(defaultBrand), { ...source, report }, defaultEconomics);
    const lines = text.split('\n').map((line) => line.replace(/^#+ /, '').replaceAll(/\\(.)/g, '$1'));
    expect(missingTexts(withoutDrawings(content), lines)).toEqual([]);
    expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/);
  });

  it('has only tables whose rows have as many cells as their head', () => {
    const tables = text.split('\n\n').filter((block) => block.startsWith('| '));
    expect(tables.length).toBeGreaterThan(6);
    for (const table of tables) {
      const cells = table.split('\n').map((line) => line.match(/(?<!\\)\|/g)?.length);
      expect(new Set(cells)).toHaveProperty('size', 1);
    }
  });
});

it('the Markdown file is named like the other files, and says that sample data are not real', () => {
  const { fileName, text } = reportMarkdown({ ...source, report: fixtures.clearWin });
  expect(fileName).toBe('roi-report-AUR-2026-03-02.md');
  expect(text).toMatch(/^# Your Claude Code ROI Report\n\nSample data\. Based on [\d,]+ JIRA tasks analyzed\n/);
});

it('the Markdown file has no secret that was typed with the address', () => {
  const jiraUrl = 'https://user:hush@acme.example/jira?os_password=hush#jwt=hush';
  expect(reportMarkdown({ ...source, jiraUrl, report: fixtures.missingEvidence }).text).not.toContain('hush');
});
