import type { Evidence, Funnel, Measure } from '@roi-insight/contracts';
import type { CompletedTicket } from '../measure/census.ts';
import type { Settings } from '../measure/options.ts';
import type { Weeks } from '../measure/weeks.ts';
import type { Windows } from '../measure/windows.ts';

export interface EvidenceInput {
  readonly weeks: Weeks<CompletedTicket>;
  readonly sides: { readonly pre: readonly CompletedTicket[]; readonly post: readonly CompletedTicket[] };
  readonly windows: Windows;
  readonly settings: Settings;
  readonly measure: Measure;
  readonly funnel: Funnel;
}

export function evidenceOf({ weeks }: EvidenceInput): Evidence {
  return {
    verdict: 'too-little-data',
    grade: 'D',
    grade_reasons: [],
    effect_percent: null,
    interval_percent: null,
    method: 'trend-adjusted',
    estimates: [],
    pre_trend_percent_per_week: null,
    cliffs_delta: null,
    mann_whitney_p: null,
    placebo: null,
    tickets: { pre: 0, post: 0 },
    weeks: { pre: weeks.filter(({ week }) => week < 0).length, post: weeks.filter(({ week }) => week >= 0).length },
    guardrails: {
      reopen_rate: { pre: null, post: null },
      bug_share: { pre: null, post: null },
      throughput_per_week: { pre: null, post: null },
    },
  };
}
