const day = (n: number) => new Date(Date.UTC(2025, 7, 25 + n)).toISOString().slice(0, 10);
let seed = 7;
const rnd = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
function base(effect: number, weeksPre = 39, weeksPost = 13): any {
  const rows: any[] = [];
  for (let w = -weeksPre; w < weeksPost; w++) {
    const post = w >= 0;
    rows.push({
      Week_Start: day(w * 7),
      Period: post ? 'Post-Claude' : 'Pre-Claude',
      Task_Count: Math.round(11 + rnd() * 9),
      Avg_Hours_Per_Task: (11 + rnd() * 3) * (post ? 1 - effect : 1),
    });
  }
  const preH = 12.1,
    postH = 12.1 * (1 - effect),
    rate = 50,
    pt = 198,
    qt = 213;
  const pm = (t: number, c: number, h: number) => ({
    total_tasks: t,
    completed_tasks: c,
    completion_rate: (c / t) * 100,
    avg_days_per_task: h / 8,
    avg_hours_per_task: h,
    avg_cost_per_task: h * rate,
    total_cost: h * rate * c,
    total_days: 91,
  });
  const per = (preH - postH) * rate;
  return {
    success: true,
    summary_metrics: {
      claude_adoption_date: '2025-08-25',
      assumptions: { engineer_annual_cost: 100000, hourly_rate: rate, hours_per_day: 8 },
      pre_claude: pm(pt, 176, preH),
      post_claude: pm(qt, 191, postH),
      improvements: {
        time_savings_percent: effect * 100,
        cost_savings_per_task: per,
        cost_savings_percent: effect * 100,
        annual_savings_estimate: ((per * qt) / 91) * 365,
      },
    },
    time_series_data: { time_savings: rows },
    evidence: {
      verdict: effect > 0.1 ? 'faster' : effect < -0.1 ? 'slower' : 'no-detectable-change',
      grade: 'B',
      grade_reasons: [
        'There is no control group, so nothing rules out that something else changed at the same time.',
        'The interval is 24 points wide: the size of the effect is known only roughly.',
        'Before adoption, tickets were already getting faster by 0.3% a week.',
      ],
      effect_percent: effect * 100 - 2.2,
      interval_percent: [effect * 100 - 14, effect * 100 + 9],
      method: 'trend-adjusted',
      estimates: [
        { method: 'level', effect_percent: effect * 100, interval_percent: [effect * 100 - 8, effect * 100 + 7.5] },
        {
          method: 'trend-adjusted',
          effect_percent: effect * 100 - 2.2,
          interval_percent: [effect * 100 - 14, effect * 100 + 9],
        },
      ],
      pre_trend_percent_per_week: -0.31,
      cliffs_delta: 0.214,
      mann_whitney_p: 0.0031,
      placebo: { tried: 18, as_large: 0 },
      tickets: { pre: 168, post: 181 },
      weeks: { pre: 39, post: 13 },
      guardrails: {
        reopen_rate: { pre: 0.062, post: 0.071 },
        bug_share: { pre: 0.21, post: 0.19 },
        throughput_per_week: { pre: 13.5, post: 14.7 },
      },
    },
    provenance: {
      measure: 'active',
      time_zone: 'Europe/Warsaw',
      fetched_at: '2026-03-02T09:30:00Z',
      tracker: 'cloud',
      host: 'aurora.atlassian.net',
      project: { key: 'AUR', name: 'Aurora Payments' },
      windows: {
        pre: { from: '2025-05-26', to: '2025-08-24', days: 91 },
        post: { from: '2025-08-25', to: '2025-11-23', days: 91 },
      },
      funnel: {
        found: 1204,
        out_of_scope: 803,
        unfinished: 34,
        no_active_time: 8,
        under_1_hour: 6,
        over_40_hours: 4,
        analysed: 349,
      },
      straddling: 12,
      sample: true,
      version: '1.0.0',
      seed: 1,
    },
  };
}
const clear = base(0.241);
const slower = base(-0.18);
const none = base(0.02);
const bare = base(0.2);
delete bare.evidence;
delete bare.provenance;
const empty = base(0.2, 39, 0);
Object.assign(empty.summary_metrics.post_claude, {
  total_tasks: 0,
  completed_tasks: 0,
  completion_rate: null,
  avg_days_per_task: null,
  avg_hours_per_task: null,
  avg_cost_per_task: null,
  total_cost: null,
  total_days: 0,
});
empty.summary_metrics.improvements = {
  time_savings_percent: null,
  cost_savings_per_task: null,
  cost_savings_percent: null,
  annual_savings_estimate: null,
};
Object.assign(empty.evidence, {
  verdict: 'too-little-data',
  grade: 'D',
  effect_percent: null,
  interval_percent: null,
  estimates: [
    { method: 'level', effect_percent: null, interval_percent: null },
    { method: 'trend-adjusted', effect_percent: null, interval_percent: null },
  ],
  cliffs_delta: null,
  mann_whitney_p: null,
  placebo: null,
  tickets: { pre: 168, post: 0 },
  weeks: { pre: 39, post: 0 },
  guardrails: {
    reopen_rate: { pre: 0.062, post: null },
    bug_share: { pre: 0.21, post: null },
    throughput_per_week: { pre: 13.5, post: null },
  },
});
Object.assign(empty.provenance.windows.post, { days: 0 });
const long = base(0.241, 160, 40);
const scripts = base(0.241);
scripts.provenance.project.name =
  'Łódź Überweisungsabwicklung Ωμέγα Платежи и расчёты 支払い処理プラットフォーム 결제 플랫폼 支付结算平台 with a name that goes on and on';
scripts.provenance.sample = false;
const arabic = base(0.241);
arabic.provenance.project.name = 'مشروع الدفع';
const emoji = base(0.241);
emoji.provenance.project.name = '🚀 Rocket ✨';
const huge = base(0.241);
huge.summary_metrics.post_claude.total_tasks = 1e9;
export const reports: any = { clear, slower, none, bare, empty, long, scripts, arabic, emoji, huge };
