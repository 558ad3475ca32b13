import type {
  Assumptions,
  FailureBody,
  FetchJiraRequest,
  Funnel,
  Improvements,
  Look,
  PeriodMetrics,
  PeriodWindow,
  Progress,
  Provenance,
  Report,
  SampleTracker,
  SummaryMetrics,
  TicketMeasure,
  UnclearStatus,
} from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import type { Description } from './Description.ts';
import { comparisonDescriptions } from './comparisonDescriptions.ts';
import { evidenceDescriptions } from './evidenceDescriptions.ts';
import { organizationDescriptions } from './organizationDescriptions.ts';
import { planDescriptions } from './planDescriptions.ts';
import { qualityDescriptions } from './qualityDescriptions.ts';
import { scopeDescriptions } from './scopeDescriptions.ts';
import { seriesDescriptions } from './seriesDescriptions.ts';
import { trackerDescriptions } from './trackerDescriptions.ts';
import { usageDescriptions } from './usageDescriptions.ts';

/**
 * Descriptions of every object and field of the wire, for the OpenAPI document and docs/guides/api.md. The compiler
 * rejects a field without a description.
 */
export const fieldDescriptions = {
  ...comparisonDescriptions,
  ...evidenceDescriptions,
  ...organizationDescriptions,
  ...planDescriptions,
  ...qualityDescriptions,
  ...scopeDescriptions,
  ...seriesDescriptions,
  ...usageDescriptions,
  Failure: {
    description: 'Body of every response that is not a report.',
    fields: {
      success: 'Always false.',
      error: 'A sentence for the user. Never contains the API key.',
      code: 'The kind of failure.',
      reason: 'A more specific identifier than `code`.',
      params: 'The names and numbers of `error`, by name; they depend on `reason`.',
    },
  } satisfies Description<FailureBody>,
  FetchJiraRequest: {
    description: 'Body of `POST /api/fetch-jira`.',
    fields: {
      ...trackerDescriptions,
      project_name: "The project's key or its exact name.",
      claude_adoption_date: 'The day that separates before from after. Not in the future.',
      include_tickets: 'Whether to include the per-ticket measures (`tickets` of the report).',
      scope: 'Which tickets of the project count. Absent: all of them. Other teams are always read whole.',
      calendar: 'The working time that hours are measured in. Absent: the usual one.',
      measure:
        'Measures hours by statuses, even if the tickets have logged hours. Absent: logged hours where they can be used.',
      size_field:
        'Name or id of the number field with the size of tickets, such as `Story Points` or `customfield_10016`. Absent: Jira’s original estimate. Costs one more request to Jira.',
      comparison: 'Other teams on the same Jira to compare with, at most 19. Absent or empty: none.',
      usage:
        'Who used the assistant when, by team and week: of the project and of the teams to compare with. Absent: not known.',
      look: 'For one of several reports on the same adoption: which one it is. Before the first quarter is over, its interval is then wider.',
      scope_changes:
        'How often scope, calendar, measure or size field were changed after a result of this project was seen.',
    },
  } satisfies Description<FetchJiraRequest>,
  Assumptions: {
    description: 'The assumptions behind all dollar amounts.',
    fields: {
      engineer_annual_cost: 'Dollars per year.',
      hourly_rate: 'Dollars per hour: annual cost / (8 × 250).',
      hours_per_day: 'Working hours per day.',
    },
  } satisfies Description<Assumptions>,
  Look: {
    description: 'Which of several reports on the same adoption a report is.',
    fields: { number: 'From 1.', planned: 'How many are planned.' },
  } satisfies Description<Look>,
  Funnel: {
    description:
      'What happened to every ticket. `found` is the sum of the others; each ticket counts at the first reason that applies.',
    fields: {
      found: 'All tickets that were read.',
      out_of_scope: 'Sub-tasks, epics and above, and tickets completed outside both windows.',
      unreadable:
        "Without what the tracker's tickets always have, such as a creation date. Absent when there are none.",
      repeated: 'Listed again under a key that is counted already. Absent when there are none.',
      unfinished: 'Not completed at `fetched_at`.',
      later: 'Completed after the two windows, in a week that the report shows. Absent if 0.',
      not_delivered:
        "Closed without work: the resolution is Won't Do, Duplicate, Cannot Reproduce or the like. Absent when there are none.",
      no_active_time: 'Completed without a measured time: never in progress or, with logged hours, none logged.',
      too_short: `Less than ${MIN_AVERAGED_HOURS} h of work.`,
      too_long: `More than ${MAX_AVERAGED_HOURS} h of work.`,
      analysed: 'Tickets that the averages are based on.',
    },
  } satisfies Description<Funnel>,
  Improvements: {
    description:
      'What changed between the periods. Null if it cannot be computed (division by zero, nothing measured).',
    fields: {
      time_savings_percent: 'Percentage of the average hours before; negative: slower.',
      cost_savings_per_task: 'Dollars.',
      cost_savings_percent: 'Percentage of the average cost before.',
      annual_savings_estimate:
        'Dollars per year, at the throughput after adoption. Null with too little data for a verdict.',
    },
  } satisfies Description<Improvements>,
  PeriodMetrics: {
    description: 'One side of the comparison. Averages are null if no ticket of the period has a measured time.',
    fields: {
      total_tasks: 'Completed in the window, plus created in it and still open at its end.',
      completed_tasks: 'Completed in the window.',
      completion_rate: 'Percent, 0–100.',
      avg_days_per_task: 'Working days of 8 h.',
      avg_hours_per_task: 'Working hours.',
      avg_cost_per_task: 'Dollars.',
      total_cost: 'Dollars: average cost × completed tasks.',
      total_days: 'Calendar days of the window.',
    },
  } satisfies Description<PeriodMetrics>,
  PeriodWindow: {
    description: 'The days of one side of the comparison.',
    fields: {
      from: 'First day.',
      to: 'Last day, inclusive.',
      days: 'Calendar days; 0 if the window has not begun yet.',
    },
  } satisfies Description<PeriodWindow>,
  Progress: {
    description: 'The progress of an analysis.',
    fields: {
      stage: 'The current step; steps run in this order.',
      done: 'Units completed; the unit depends on the stage (tickets while reading).',
      total: 'Total units; null while unknown.',
      team: {
        description: 'The team that is being read. Absent when a single project is read.',
        fields: {
          name: 'Its project, as typed.',
          number: 'Its number; 1: the project itself.',
          of: 'Number of teams.',
        },
      },
      available: 'What the scope of a further request can be narrowed to. Only in the stage `analysing`.',
    },
  } satisfies Description<Progress>,
  Provenance: {
    description: 'How the figures were obtained.',
    fields: {
      measure:
        "What counts as a ticket's time: hours logged on it, time in work statuses, or time from creation to completion.",
      measures: 'The measures that these tickets allow, the usual one first. Absent: only one.',
      size: 'Where the sizes of tickets come from. Absent: no ticket has one, and no field was named.',
      time_zone: 'IANA name of the zone in which days and working hours are counted.',
      fetched_at: 'When the tickets were read, ISO 8601.',
      tracker: 'The product that was read; `file` only in reports on a file of tickets, which no server makes.',
      host: 'Host of the Jira; the name of the file in reports on a file.',
      project: 'The project that was read.',
      windows: 'The days before and after adoption that are compared.',
      funnel: 'What happened to every ticket.',
      straddling: 'Tickets begun before the adoption date and completed after it. They count after it.',
      scope: 'What the tickets were narrowed to. Absent: nothing was left out.',
      calendar: 'What of the working time was chosen. Absent: the usual one.',
      look: 'Which of several reports on the same adoption this is. Absent if it was not made against a history. Before the first quarter is over, its interval is wider.',
      scope_changes:
        'How often scope, calendar, measure or size field were changed after a result was seen. Absent: never.',
      incomplete_histories:
        'Tickets whose changes of status do not follow one another, or do not lead to their current status. Absent: none.',
      unclear_statuses:
        'Statuses of changes that Jira does not list, where time counts as waiting, or in which tickets state another category than the list, which counts; the most frequent first. Absent: none.',
      sample: 'Whether the tickets are generated.',
      version: 'Measurement version.',
    },
  } satisfies Description<Provenance>,
  UnclearStatus: {
    description: 'A status whose category Jira does not say, or says in two ways.',
    fields: { name: 'Its name, or its id if it has none.', tickets: 'Tickets of the report that were in it.' },
  } satisfies Description<UnclearStatus>,
  Report: {
    description: 'A report as the server sends it and as `dashboardData` stores it.',
    fields: {
      success: 'Always true.',
      summary_metrics: 'Averages, totals and savings.',
      time_series_data: 'Weekly figures.',
      comparison: 'The project compared with other teams. Absent if the request names none.',
      organization: 'The teams of an organization. Absent in a report on one project.',
      usage:
        'The use of the assistant by the project and the teams that it was compared with. Absent if the request has none.',
      quality: 'Whether quality held. Absent in reports of earlier versions.',
      evidence: 'Absent if the server only compares averages.',
      provenance: 'How the figures were obtained.',
      tickets: 'Only present if `include_tickets` was set.',
    },
  } satisfies Description<Report>,
  SampleTracker: {
    description:
      'Body of `GET /api/sample`: a tracker with generated tickets that anyone may read. Its API key is public.',
    fields: {
      jira_url: 'Base address of the tracker.',
      email: 'Email address of its account.',
      api_token: 'API token of its account.',
      adoption_date: 'The day on which its tickets change.',
      projects: {
        description: 'Its projects, at least one.',
        fields: { key: 'Project key.', name: 'Project name.', description: 'What the report on it shows.' },
      },
      organization: {
        description: 'A prepared comparison of several of its teams. Absent: it has none.',
        fields: {
          name: 'What it compares.',
          project_name: 'The project of the report.',
          adoption_date: 'The day on which that project adopted the assistant.',
          comparison: 'The other teams.',
        },
      },
      pilot: {
        description: 'Teams without the assistant, from which a rollout can be planned. Absent: it has none.',
        fields: { name: 'What they are.', projects: 'The names of their projects.' },
      },
    },
  } satisfies Description<SampleTracker>,
  SummaryMetrics: {
    description: 'Both sides of the comparison, and what changed.',
    fields: {
      claude_adoption_date: 'The day that separates before from after.',
      assumptions: 'The assumptions behind all dollar amounts.',
      pre_claude: 'Before the adoption date.',
      post_claude: 'From the adoption date on.',
      improvements: 'What changed between the periods.',
    },
  } satisfies Description<SummaryMetrics>,
  TicketMeasure: {
    description: 'The measure of one completed ticket: key and hours, without title or people.',
    fields: {
      key: "The ticket's key.",
      side: 'Whether it counts before or after adoption.',
      completed_on: "Day of completion in the report's time zone.",
      hours: 'Working hours; null: none measured.',
      outcome: 'Whether it counts in the averages and, if not, why.',
    },
  } satisfies Description<TicketMeasure>,
};
