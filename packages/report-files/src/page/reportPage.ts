import { PAGE_DATA_START } from '@roi-insight/contracts';
import {
  type Brand,
  createFormats,
  pageTexts,
  reportNames,
  plainSummaryText,
  summaryText,
} from '@roi-insight/report-text';
import type { DataFile } from '../data/dataFile.ts';
import { fileName, type FileOrigin } from '../data/fileNames.ts';
import { reportFile, type SavedReport, withPrintable } from '../data/reportFile.ts';
import { escaped, inScript } from './htmlText.ts';

/** Placeholders in the viewer's HTML that each report replaces. Each placeholder occurs once, before any code. */
const PAGE_HEAD = '<!--report: head-->';
const PAGE_BODY = '<!--report: body-->';

export type ReportPageSource = FileOrigin & SavedReport & { readonly brand: Brand };

/**
 * A report as one HTML file without external dependencies. It contains no tickets, because the page shows none and people forward the file.
 * @param viewer HTML of the viewer, with {@link PAGE_HEAD} and {@link PAGE_BODY}
 * @throws Error if `viewer` is something else, such as the start page that a server sent instead
 */
export function reportPage(viewer: string, source: ReportPageSource): DataFile {
  const { report, brand, economics, generatedAt } = source;
  const { tickets: _, ...shown } = report;
  const data = { ...reportFile({ ...source, report: shown }, generatedAt), brand };
  const formats = createFormats(brand);
  const { title, project } = reportNames(formats, source);
  const summary = summaryText(formats, source, economics);
  const head = [
    `<title>${escaped(`${title} · ${project}`)}</title>`,
    `<meta name="description" content="${escaped(`${summary.heading}. ${summary.verdict}`)}">`,
    `<meta name="generator" content="${escaped(brand.product)}">`,
  ].join('');
  const body = [
    `<noscript><pre>${escaped(`${title}\n\n${plainSummaryText(summary)}\n\n${pageTexts.withoutScripts}`)}</pre></noscript>`,
    `${PAGE_DATA_START}${inScript(JSON.stringify(data, withPrintable))}</script>`,
  ].join('');
  return {
    fileName: fileName('report', source, 'html'),
    mediaType: 'text/html;charset=utf-8',
    text: filled(filled(viewer, PAGE_HEAD, head), PAGE_BODY, body),
  };
}

function filled(html: string, place: string, content: string): string {
  const at = html.indexOf(place);
  if (at < 0) throw new Error(`The viewer has no ${place}`);
  return html.slice(0, at) + content + html.slice(at + place.length);
}
