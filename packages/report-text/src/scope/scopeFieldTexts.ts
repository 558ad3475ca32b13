import { MAX_SCOPE_ENTRIES } from '@roi-insight/contracts';

/** The words of the fields that choose which tickets and hours count. */
export const scopeFieldTexts = {
  lead: 'Your choices apply to both periods. Changes made after seeing a result are counted in the report, because picking the best-looking scope weakens the evidence.',
  measure: { label: 'Hours of a ticket', hint: 'Statuses, working days and hours change status times only.' },
  sizeHint: 'Original estimate unless you name a number field, for example Story Points.',
  lists: {
    types: { title: 'Issue types', none: 'No type', empty: 'No tickets were read.' },
    components: { title: 'Components', none: 'No component', empty: 'This project has no components.' },
    labels: { title: 'Labels', none: 'No label', empty: 'This project has no labels.' },
    statuses: {
      title: 'Statuses that count as work',
      none: 'No status',
      empty: 'No ticket was ever in a work status.',
    },
  },
  cutList: `Lists the ${MAX_SCOPE_ENTRIES} most frequent. Tickets with none of these count only if all are selected.`,
  jiraZone: 'Same as the Jira account',
  apiKey: 'The form will ask for your API key again because we don’t store it.',
  hasProblems: 'Fix the marked fields first.',
} as const;
