import type { Economics, Report } from '@roi-insight/contracts';
import { type Formats, reportRecommendationText } from '@roi-insight/report-text';
import { ownUnusedSeats } from '@roi-insight/roi-math';

/** What the reader can do next. Fetched only for reports with usage. */
export const recommendByUsage = (formats: Formats, report: Report, economics: Economics): string | null =>
  reportRecommendationText(formats, report, economics, ownUnusedSeats(report, economics));
