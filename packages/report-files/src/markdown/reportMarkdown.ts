import { createFormats, reportDocument, reportNames } from '@roi-insight/report-text';
import type { DataFile } from '../data/dataFile.ts';
import { fileName } from '../data/fileNames.ts';
import type { ReportPageSource } from '../page/reportPage.ts';
import { markdownOf } from './markdownOf.ts';

/** A report as Markdown, with everything that the full PDF says. */
export function reportMarkdown(source: ReportPageSource): DataFile {
  const { brand, economics } = source;
  const formats = createFormats(brand);
  const content = reportDocument(formats, source, economics);
  // The label of a report on sample data, as on pages.
  const sample = reportNames(formats, source).sample ? 'Sample data. ' : '';
  return {
    fileName: fileName('report', source, 'md'),
    mediaType: 'text/markdown;charset=utf-8',
    text: markdownOf({ ...content, lead: `${sample}${content.lead}` }),
  };
}
