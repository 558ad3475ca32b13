import { createFormats, planDocument } from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import type { DataFile } from '../data/dataFile.ts';
import { markdownOf } from '../markdown/markdownOf.ts';
import { planReportName } from './planReportFile.ts';
import type { PlanReportSource } from './PlanReportSource.ts';

export function planReportMarkdown(source: PlanReportSource, result: PlanRead): DataFile {
  const { report, economics, brand, savedAt } = source;
  const content = planDocument(createFormats(brand), report, result, economics, savedAt);
  return {
    fileName: planReportName(source, 'md'),
    mediaType: 'text/markdown;charset=utf-8',
    text: markdownOf(content),
  };
}
