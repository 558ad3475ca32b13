import { type Brand, createFormats, reportNames, summaryLines, summaryText } from '@roi-insight/report-text';
import type { DataFile } from '../data/dataFile.ts';
import { fileName, type FileOrigin } from '../data/fileNames.ts';
import { printable } from '../data/printable.ts';
import { reportFile, type SavedReport, withPrintable } from '../data/reportFile.ts';
import { PAGE_DATA_START } from '../data/dataOfPage.ts';

/** Placeholders in the viewer's HTML, filled in for each report. Each occurs once, before any code. */
const PAGE_HEAD = '<!--report: head-->';
const PAGE_BODY = '<!--report: body-->';

export type ReportPageSource = FileOrigin & SavedReport & { readonly brand: Brand };

/**
 * A report as one HTML file without external dependencies. Tickets are left out: the page shows none, and people
 * forward it.
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
    `<noscript><pre>${escaped(`${title}\n\n${summaryLines(summary)}\n\n${OFF}`)}</pre></noscript>`,
    `${PAGE_DATA_START}${inScript(JSON.stringify(data, withPrintable))}</script>`,
  ].join('');
  return {
    fileName: fileName('report', source, 'html'),
    mediaType: 'text/html;charset=utf-8',
    text: filled(filled(viewer, PAGE_HEAD, head), PAGE_BODY, body),
  };
}

/** Shown by mail programs, which do not run the page's script. */
const OFF = 'This is the summary. To see the whole report, save this file and open it in a browser.';

function filled(html: string, place: string, content: string): string {
  const at = html.indexOf(place);
  if (at < 0) throw new Error(`The viewer has no ${place}`);
  return html.slice(0, at) + content + html.slice(at + place.length);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => printable(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/**
 * JSON for a script element: without characters that end the element, begin a comment, or count as a line end for
 * programs that process the file.
 */
function inScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
