import {
  clearWin,
  organization200,
  organization40,
  organizationLeftOut,
  organizationNoneStarted,
} from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import type { Block } from '../document/Block.ts';
import { createFormats } from '../format/index.ts';
import { reportDocument } from './reportDocument.ts';
import { teamsSection } from './teamsSection.ts';

const formats = createFormats(defaultBrand);
const blocksOf = (report: typeof clearWin) => teamsSection(formats, report)?.blocks ?? [];
const only = <Kind extends Block['kind']>(blocks: readonly Block[], kind: Kind) =>
  blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
const textOf = (report: typeof clearWin) => {
  const origin = { report, brand: defaultBrand, jiraUrl: null, projectName: null, generatedAt: new Date(2026, 0, 15) };
  return reportDocument(formats, origin, defaultEconomics);
};

describe('the section about teams', () => {
  it('is only in a report on an organization', () => {
    expect(teamsSection(formats, clearWin)).toBeNull();
  });

  it('lists the teams by name, and hides the use of fewer than five people', () => {
    const [table] = only(blocksOf(organization40), 'table');
    const names = table?.rows.map(({ cells: [name = ''] }) => name) ?? [];
    expect(names).toHaveLength(40);
    expect(names).toEqual(names.toSorted());
    expect(table?.rows.find(({ cells }) => cells[2] === '4')?.cells[3]).toBe('—');
    expect(table?.rows.find(({ cells }) => cells[1] === 'Not yet')?.cells.at(-1)).toBe('—');
  });

  it('draws a line for each team that started, in one color, within the area', () => {
    const [figure] = only(blocksOf(organization200), 'figure');
    const dots = figure?.plot.marks.flatMap((mark) => (mark.kind === 'dots' ? mark.dots : [])) ?? [];
    expect(dots).toHaveLength(160);
    expect(new Set(dots.map(({ color }) => color)).size).toBe(1);
    expect(dots.every(({ x, range }) => x > 0 && x < 1 && (range?.top ?? 1) <= (range?.bottom ?? 0))).toBe(true);
    expect(figure?.plot.table?.rows).toHaveLength(200);
    expect(only(blocksOf(organization200), 'table')).toEqual([]);
  });

  it('says why teams are excluded', () => {
    const lists = only(blocksOf(organizationLeftOut), 'list').flatMap(({ items }) => items.map(({ text }) => text));
    expect(lists).toEqual([
      expect.stringMatching(/^Austin Billing: Jira didn’t deliver its tickets/),
      expect.stringMatching(/^Austin Events: /),
      expect.stringMatching(/^Austin Help: Too few of its tickets have a usable status history/),
    ]);
  });

  it('has no picture if no team has started', () => {
    expect(only(blocksOf(organizationNoneStarted), 'figure')).toEqual([]);
  });
});

describe('the document of an organization', () => {
  it('names the teams and their starts, and speaks of no single team or adoption date', () => {
    const { facts, sections, answer } = textOf(organization40);
    expect(facts?.[1]?.value).toBe('40 teams (started Jan 6 – May 26, 2025)');
    const text = JSON.stringify([facts, answer, sections.filter(({ id }) => id !== 'glossary')]);
    expect(text).not.toMatch(/this project|this team’s|adoption date|Week of|of the team used/i);
  });

  it('has the effect per user only in the use of the assistant', () => {
    const { sections, answer } = textOf(organization40);
    const has = (part: unknown) => JSON.stringify(part).includes('If everyone used the assistant');
    expect(sections.filter(has).map(({ id }) => id)).toEqual(['usage']);
    expect(has(answer)).toBe(false);
  });
});
