import { PAGE_DATA_START } from '@roi-insight/contracts';
import { createFormats, planDocument } from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import type { DataFile } from '../data/dataFile.ts';
import { withPrintable } from '../data/reportFile.ts';
import { blocksHtml } from '../page/blocksHtml.ts';
import { escaped, inScript } from '../page/htmlText.ts';
import { planReportFile, planReportName } from './planReportFile.ts';
import type { PlanReportSource } from './PlanReportSource.ts';

/** Colors of the page as CSS variables, by theme. */
export interface PageColors {
  readonly canvas: string;
  readonly surface: string;
  readonly hairline: string;
  readonly text: string;
  readonly textMuted: string;
  readonly accentText: string;
  readonly chartBefore: string;
  readonly chartAfter: string;
}

/** The report on a plan as one HTML file, with no code and no external parts. The app can open it as a report. */
export function planReportPage(source: PlanReportSource, result: PlanRead, colors: PageColors): DataFile {
  const { report, economics, brand, savedAt } = source;
  const { title, lead, answer, sections, foot } = planDocument(
    createFormats(brand),
    report,
    result,
    economics,
    savedAt,
  );
  const [figures, texts] = [true, false].map((isFigure) =>
    answer.blocks.filter(({ kind }) => (kind === 'figure') === isFigure),
  );
  const summary = answer.blocks.flatMap((block) =>
    block.kind === 'prose' && block.look !== undefined ? block.text : [],
  );
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(`${title} · ${answer.title}`)}</title>`,
    `<meta name="description" content="${escaped(`${answer.title}. ${summary.join(' ')}`)}">`,
    `<meta name="generator" content="${escaped(brand.product)}">`,
    `<style>${styles(colors)}</style></head><body><main>`,
    `<header><p>${escaped(brand.company)}</p><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></header>`,
    `<section class="hero"><div><h2>${escaped(answer.title)}</h2>${blocksHtml(texts ?? [])}</div>${blocksHtml(figures ?? [])}</section>`,
    ...sections.map(({ title: name, blocks }) => `<section><h2>${escaped(name)}</h2>${blocksHtml(blocks)}</section>`),
    `<footer>${escaped(foot)}</footer></main>`,
    `${PAGE_DATA_START}${inScript(JSON.stringify(planReportFile(source), withPrintable))}</script></body></html>`,
  ];
  return { fileName: planReportName(source, 'html'), mediaType: 'text/html;charset=utf-8', text: html.join('') };
}

const styles = (colors: PageColors) =>
  [
    `:root{color-scheme:light}*{box-sizing:border-box;margin:0}`,
    `body{background:${colors.canvas};color:${colors.text};font:16px/1.55 system-ui,sans-serif;padding:32px 20px}`,
    `main{max-width:64rem;margin:auto;display:grid;gap:32px}h1{font-size:2rem;line-height:1.15}h2{font-size:1.3rem;margin-bottom:8px}`,
    `h3{font-size:1rem}header p,.note,figcaption,footer,td{color:${colors.textMuted}}section{min-width:0;break-inside:avoid}`,
    `.hero{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:32px;padding:28px;border:1px solid ${colors.hairline};border-radius:16px;background:${colors.surface}}`,
    `.hero h2{font-size:2rem;line-height:1.15}.hero p{margin-top:8px}.lead{font-size:1.15rem}`,
    `table{width:100%;border-collapse:collapse;font-size:.9rem}th,td{padding:6px 12px 6px 0;border-bottom:1px solid ${colors.hairline};text-align:start;vertical-align:top;overflow-wrap:anywhere}`,
    `ul{padding-inline-start:20px}figure{min-width:0}svg{display:block;width:100%;border-bottom:1px solid ${colors.hairline}}`,
    `.before{color:${colors.chartBefore}}.after{color:${colors.chartAfter}}.grid{color:${colors.hairline}}.accent{color:${colors.accentText}}`,
    `.sides{display:flex;justify-content:space-between;font-size:.8rem}figcaption,.note,footer{font-size:.875rem}`,
  ].join('');
