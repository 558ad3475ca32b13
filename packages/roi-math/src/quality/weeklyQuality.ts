import type { ClassifiedTickets } from '../measure/classifyTickets.ts';
import type { Settings } from '../measure/options.ts';
import type { Windows } from '../measure/windows.ts';
import type { QualityWeeks } from './qualityWeeks.ts';
import { weeklyCounts } from './weeklyCounts.ts';

/**
 * The weekly counts, and the open bugs at their start. Null if it is not known which tickets are bugs, or when they were created. That is also so for
 * tickets without any bug, which do not show that there were none, and for tickets that are all done: files of finished tickets lack the bugs that are
 * still open.
 */
export function weeklyQuality(
  classified: ClassifiedTickets,
  windows: Windows,
  settings: Settings,
): QualityWeeks | null {
  const { bugs, closed, unfinished } = classified;
  const dated = bugs?.filter(({ createdOn }) => !Number.isNaN(createdOn)) ?? [];
  if (dated.length === 0 || unfinished === 0 || closed.length === 0) return null;
  const { start, weeks } = weeklyCounts(classified, windows, settings);
  const openOfRead = dated.filter(({ createdOn, closedOn }) => createdOn < start && closedOn >= start).length;
  return { weeks, openAtStart: settings.olderBugs === null ? null : settings.olderBugs + openOfRead };
}
