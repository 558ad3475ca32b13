import type { Report, TeamUsage } from '@roi-insight/contracts';
import { type SpendWeek, weeklySpend } from '../../usage/weeklySpend.ts';

/** The use of the assistant by the report's own project; null if the report has no usage. */
export const ownUsage = ({ usage }: Report): TeamUsage | null => usage?.teams[0] ?? null;

/** The cost of the assistant for the report's own project, by covered week. */
export const ownSpend = (report: Report): readonly SpendWeek[] =>
  report.usage === undefined ? [] : weeklySpend(report.usage, ownUsage(report));
