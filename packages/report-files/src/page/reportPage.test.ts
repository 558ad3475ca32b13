import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics, inCurrency, withUsageSeats } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { EGYPTIAN, foreignNumbers } from '../../../report-text/test/foreignNumbers.ts';
import { openReport } from '../data/openReport.ts';
import { openPage } from './openPage.ts';
import { reportPage } from './reportPage.ts';

const VIEWER = '<!doctype html><head><!--report: head--></head><body><!--report: body--><script>run()</script></body>';

const source = {
  brand: { ...defaultBrand, company: 'Acme GmbH', salesContact: 'mailto:sales@acme.example', currency: 'EUR' },
  jiraUrl: 'https://acme.atlassian.net',
  projectName: 'Aurora',
  economics: defaultEconomics,
  generatedAt: new Date(2026, 2, 2, 12),
  report: fixtures.clearWin,
};

/** Text that ends elements, comments and attributes, and that is not valid UTF-8. */
const HOSTILE = `</script><script>alert(1)</script><!--"'&amp;\u2028\u2029 $& $1 \ud800\0`;

const SHOWN = HOSTILE.replace('\ud800\0', '\ufffd\ufffd');

function named(name: string): Report {
  const { provenance } = fixtures.clearWin;
  if (provenance === undefined) throw new Error('this fixture says how it was made');
  return { ...fixtures.clearWin, provenance: { ...provenance, project: { key: 'X', name } } };
}

const dataOf = (text: string) =>
  /<script type="application\/json" id="report-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '';

describe('a report as a web page', () => {
  it('is named like the other files, and describes itself without running code', () => {
    const { fileName, text } = reportPage(VIEWER, source);
    expect(fileName).toBe('roi-report-AUR-2026-03-02.html');
    expect(text).toContain('<title>Your Claude Code ROI Report · Aurora Payments (AUR)</title>');
    expect(text).toMatch(
      /<noscript><pre>Your Claude Code ROI Report\n\n.*Aurora Payments \(AUR\)[^]*Net savings in the first quarter/,
    );
    expect(text).toMatch(/<script>run\(\)<\/script><\/body>$/);
  });

  it('says in its summary which share of the team used the assistant', () => {
    const summaryOf = (report: Report) =>
      /<noscript>.*?<\/noscript>/s.exec(reportPage(VIEWER, { ...source, report }).text)?.[0];
    expect(summaryOf(fixtures.comparisonUsage)).toContain('62% of the team used the assistant in the last quarter.');
    expect(summaryOf(fixtures.comparisonGradeA)).not.toContain('used the assistant');
  });

  it.each(Object.entries(fixtures))('opens again, without its tickets: %s', (_, report) => {
    const { tickets: _tickets, ...shown } = report;
    const { fileName: _name, text } = reportPage(VIEWER, { ...source, report });
    const { jiraUrl, projectName } = source;
    const economics = withUsageSeats(report, source.economics);
    const saved = { kind: 'opened', report: shown, jiraUrl, projectName, economics };
    expect(openReport(text)).toEqual(saved);
    const { brand } = source;
    // The opened page has the report in the currency of the brand.
    const inItsCurrency = { ...saved, report: inCurrency(shown, brand.currency) };
    expect(openPage(dataOf(text))).toEqual({ ...inItsCurrency, savedAt: source.generatedAt, brand });
  });

  it.each(Object.entries(fixtures))('shows no number in the format of another locale: %s', (_, report) => {
    const page = reportPage(VIEWER, { ...source, brand: { ...source.brand, ...EGYPTIAN }, report }).text;
    const shown = page.replace(/<script type="application\/json".*?<\/script>/s, '');
    expect(foreignNumbers(EGYPTIAN, shown)).toEqual([]);
  });

  it('contains no credential, no person and no ticket', () => {
    const { text } = reportPage(VIEWER, source);
    expect(text).not.toMatch(/api_?(key|token)|email|AUR-\d+\b(?!-)/i);
  });

  it.each(Object.entries(fixtures))('has no secret that was typed with the address: %s', (_, report) => {
    const jiraUrl = 'https://user:hush@acme.example/jira/browse/A-1;jsessionid=hush?os_password=hush#jwt=hush';
    expect(reportPage(VIEWER, { ...source, jiraUrl, report }).text).not.toContain('hush');
  });

  it('contains malicious names only as text', () => {
    const brand = { ...source.brand, company: HOSTILE, assistant: HOSTILE };
    const { text } = reportPage(VIEWER, { ...source, brand, names: { project: HOSTILE }, report: named(HOSTILE) });
    expect(text.match(/<\/?script/gi)).toHaveLength(4);
    expect(text.match(/<!--/g)).toBeNull();
    expect(dataOf(text)).not.toMatch(/[<>\u2028\u2029]|\\ud800|\\u0000/);
    expect(text).not.toMatch(/[\p{Cs}\0]/u);
    expect(openReport(text)).toMatchObject({ kind: 'opened', report: { provenance: { project: { name: SHOWN } } } });
    expect(openPage(dataOf(text))).toMatchObject({ brand: { company: SHOWN, assistant: SHOWN } });
  });

  it('throws if a server sent another page instead of the viewer', () => {
    expect(() => reportPage('<!doctype html><title>Sign in</title>', source)).toThrow('has no');
  });
});

describe('opening a page', () => {
  const { text } = reportPage(VIEWER, source);
  const data = dataOf(text);
  const changed = (part: object) => JSON.stringify({ ...JSON.parse(data), ...part });

  it.each([
    ['no data', '<!doctype html><p>Hello</p>'],
    ['truncated data', text.slice(0, text.length / 2)],
    ['other data', text.replace(data, '{"name":"package"}')],
  ])('with %s says that it is not a report', (_, page) => {
    expect(openReport(page)).toMatchObject({ kind: 'refused', message: expect.stringContaining('not a report') });
  });

  it('works even if a browser has saved the page again', () => {
    expect(openReport(`\ufeff<!DOCTYPE html>\n<!-- saved from url=(0014)about:internet -->${text}`)).toMatchObject({
      kind: 'opened',
    });
  });

  it.each([
    ['nothing', ''],
    ['another report', changed({ report: {} })],
    ['no time of saving', changed({ saved_at: undefined })],
    ['an invalid time of saving', changed({ saved_at: 'yesterday' })],
  ])('with %s says that the page is cut short', (_, json) => {
    expect(openPage(json)).toMatchObject({ kind: 'refused', message: expect.stringContaining('cut short') });
  });

  it('replaces characters that cannot be shown, such as half a surrogate pair in an older page', () => {
    const page = openPage(changed({ brand: { ...source.brand, assistant: 'A\ud800\0\udc00🚀\n' } }));
    expect(page).toMatchObject({ kind: 'opened', brand: { assistant: 'A\ufffd\ufffd\ufffd🚀\n' } });
  });

  it('uses the default if a name is missing, is empty or would run code', () => {
    const brand = { company: ' ', product: 7, salesContact: 'javascript:alert(1)', currency: 'EURO', locale: 'x' };
    expect(openPage(changed({ brand }))).toMatchObject({ kind: 'opened', brand: defaultBrand });
    expect(openPage(changed({ brand: null }))).toMatchObject({ kind: 'opened', brand: defaultBrand });
  });
});
