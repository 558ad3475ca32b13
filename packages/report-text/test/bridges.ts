import { type Economics, type EvidenceFields, type Report, evidenceFrom } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { type Bridge, bridge, defaultEconomics } from '@roi-insight/roi-math';

export type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/**
 * A report with simple figures; everything else comes from the clear win. Averages of 10 h before adoption and 8 h
 * after it give 20 % saved, and $40,000 for 400 tasks. The evidence is 10 % saved in 200 measured tickets of 8 h.
 */
export function given(over: Partial<EvidenceFields> = {}): Report {
  const { evidence, summary_metrics: summary, ...report } = fixtures.clearWin;
  if (evidence === undefined) throw new Error('the fixture has evidence');
  const measured = { pre: { tickets: 100, hours: 1000 }, post: { tickets: 200, hours: 1600 } };
  const figures: Partial<EvidenceFields> = { headlinePercent: 10, intervalPercent: [5, 30], measuredHours: measured };
  return {
    ...report,
    evidence: evidenceFrom({ ...evidence, ...figures, ...over }),
    summary_metrics: {
      ...summary,
      pre_claude: { ...summary.pre_claude, avg_hours_per_task: 10 },
      post_claude: { ...summary.post_claude, avg_hours_per_task: 8, total_tasks: 400, completed_tasks: 200 },
      improvements: { ...summary.improvements, time_savings_percent: 20, cost_savings_per_task: 100 },
    },
  };
}

/** The bridge of the report. It throws if there is no bridge. */
export function readyBridge(report = given(), economics: Partial<Economics> = {}): ReadyBridge {
  const outcome = bridge(report, { ...defaultEconomics, ...economics });
  if (outcome.kind !== 'ready') throw new Error(outcome.reason);
  return outcome;
}
