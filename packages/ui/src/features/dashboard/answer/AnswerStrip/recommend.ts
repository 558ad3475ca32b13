import type { Economics, Report } from '@roi-insight/contracts';
import { type Formats, reportRecommendationText } from '@roi-insight/report-text';

/** What the reader of a report without usage can do next. A module of its own, so that its code is fetched after the answer. */
export const recommend = (formats: Formats, report: Report, economics: Economics): string | null =>
  reportRecommendationText(formats, report, economics, null);
