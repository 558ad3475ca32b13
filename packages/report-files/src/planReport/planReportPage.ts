import {
  createFormats,
  type Formats,
  orderChart,
  ORDER_CHART_SIDES,
  ORDER_CHART_TITLE,
} from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import { PAGE_DATA_START } from '../data/dataOfPage.ts';
import type { DataFile } from '../data/dataFile.ts';
import { withPrintable } from '../data/reportFile.ts';
import { escaped, inScript } from '../page/htmlText.ts';
import { planReportFile, planReportName } from './planReportFile.ts';
import { type PlanPart, planReportParts } from './planReportParts.ts';
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

/** The report on a plan as one HTML file without scripts and without external parts. Opened in the app, it is the report again. */
export function planReportPage(source: PlanReportSource, result: PlanRead, colors: PageColors): DataFile {
  const formats = createFormats(source.brand);
  const { title, lead, verdict, parts, foot } = planReportParts(formats, source, result);
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(`${title} · ${verdict.title}`)}</title>`,
    `<meta name="description" content="${escaped(`${verdict.title}. ${verdict.range} ${verdict.chance}`)}">`,
    `<meta name="generator" content="${escaped(source.brand.product)}">`,
    `<style>${styles(colors)}</style></head><body><main>`,
    `<header><p>${escaped(source.brand.company)}</p><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></header>`,
    `<section class="hero"><div><h2>${escaped(verdict.title)}</h2><p class="lead">${escaped(verdict.range)}</p>`,
    `<p><strong>${escaped(verdict.chance)}</strong></p>${paragraphs(verdict.notes)}`,
    `<p>${escaped(verdict.grade)}</p></div>${picture(formats, result)}</section>`,
    ...parts.map(section),
    `<footer>${escaped(foot)}</footer></main>`,
    `${PAGE_DATA_START}${inScript(JSON.stringify(planReportFile(source), withPrintable))}</script></body></html>`,
  ];
  return { fileName: planReportName(source, 'html'), mediaType: 'text/html;charset=utf-8', text: html.join('') };
}

const paragraphs = (sentences: readonly string[]) =>
  sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('');

function section({ title, note, rows, sentences }: PlanPart): string {
  const table = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return [
    `<section><h2>${escaped(title)}</h2>`,
    rows.length === 0 ? '' : `<table>${table.join('')}</table>`,
    sentences.length === 0 ? '' : `<ul>${sentences.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`,
    note === null ? '' : `<p class="note">${escaped(note)}</p>`,
    '</section>',
  ].join('');
}

/** Lengths of the drawing; the page stretches it. */
const SIZE = { width: 600, height: 160 };

function picture(formats: Formats, result: PlanRead): string {
  const chart = orderChart(formats, result);
  const { width, height } = SIZE;
  const number = (value: number) => value.toFixed(1);
  const bars = chart.bars.map(
    (bar) =>
      `<rect x="${number(bar.x * width)}" width="${number(bar.width * width - 1)}" y="${number(height * (1 - bar.height))}" height="${number(height * bar.height)}" class="${bar.isExtreme ? 'extreme' : 'ordinary'}"/>`,
  );
  const real = number(chart.real * width);
  return [
    `<figure><h3>${escaped(ORDER_CHART_TITLE)}</h3>`,
    `<svg role="img" aria-label="${escaped(chart.alternative)}" viewBox="0 -4 ${width} ${height + 4}">${bars.join('')}`,
    `<line x1="${real}" x2="${real}" y1="-4" y2="${height}"/></svg>`,
    `<p class="sides"><span>${ORDER_CHART_SIDES.slower}</span><span>${ORDER_CHART_SIDES.faster}</span></p>`,
    `<figcaption>${escaped(chart.caption)}</figcaption></figure>`,
  ].join('');
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
    `.ordinary{fill:${colors.chartBefore};opacity:.55}.extreme{fill:${colors.chartAfter}}line{stroke:${colors.accentText};stroke-width:2.5}`,
    `.sides{display:flex;justify-content:space-between;font-size:.8rem}figcaption,.note,footer{font-size:.875rem}`,
  ].join('');
