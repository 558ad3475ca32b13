import type { ReportDocument } from '@roi-insight/report-text';
import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdownOf.ts';

const documentWith = (part: Partial<ReportDocument>): ReportDocument => ({
  title: 'Title',
  lead: 'Lead.',
  answer: { title: 'Answer', blocks: [] },
  sections: [],
  foot: 'Foot.',
  ...part,
});

const tableOf = (cells: readonly string[]) =>
  markdownOf(
    documentWith({ sections: [{ id: 'table', title: 'Table', blocks: [{ kind: 'table', rows: [{ cells }] }] }] }),
  );

describe('a name as Markdown', () => {
  it.each([
    ['a pipe, which would begin a cell', 'a | b', 'a \\| b'],
    ['a backslash before a pipe', 'a \\| b', 'a \\\\\\| b'],
    ['HTML', '<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['an entity', '&lt;b&gt;', '\\&lt;b\\&gt;'],
    ['a link that runs code', '[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['an image', '![x](https://example.com)', '!\\[x\\](https://example.com)'],
    ['a link in angle brackets', '<https://example.com>', '\\<https://example.com\\>'],
    ['emphasis, code and deleted text', '**a** _b_ `c` ~~d~~', '\\*\\*a\\*\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~'],
    ['line breaks of every kind', 'a\r\n# b\u2028- c\n\nd', 'a \\# b - c d'],
    ['a character that cannot be shown', 'a\0\ud800b', 'a\ufffd\ufffdb'],
  ])('is shown as plain text: %s', (_, name, shown) => {
    expect(tableOf([name, 'after'])).toContain(`\n| ${shown} | after |\n`);
    expect(markdownOf(documentWith({ title: name }))).toMatch(/^# .*\n\nLead\.\n/);
    expect(markdownOf(documentWith({ title: name }))).toContain(`# ${shown}\n`);
  });

  it.each([
    ['- a', '\\- a'],
    ['+ a', '\\+ a'],
    ['12. a', '12\\. a'],
    ['3) a', '3\\) a'],
    ['---', '\\---'],
    ['===', '\\==='],
    ['> a', '\\> a'],
    ['# a', '\\# a'],
    ['12.5% less', '12.5% less'],
    ['−$5', '−$5'],
  ])('does not begin a block: %s', (lead, shown) => {
    expect(markdownOf(documentWith({ lead }))).toContain(`\n\n${shown}\n\n`);
  });
});

it('a table in Markdown aligns numbers to the right, and emphasizes sums but no empty cells', () => {
  const table = {
    kind: 'table',
    columns: [{ title: 'Step' }, { title: 'Change', align: 'right' }, { title: 'Left', align: 'right' }],
    rows: [{ cells: ['Gross', '', '$5'] }, { cells: ['Net', '', '$3'], strong: true }],
  } as const;
  expect(markdownOf(documentWith({ sections: [{ id: 'a', title: 'A', summary: 'In short', blocks: [table] }] }))).toBe(
    [
      '# Title\n\nLead.\n\n## Answer\n\n## A\n\n**In short**\n',
      '| Step | Change | Left |\n| --- | ---: | ---: |\n| Gross |  | $5 |\n| **Net** |  | **$3** |\n',
      '---\n\nFoot.\n',
    ].join('\n'),
  );
});
