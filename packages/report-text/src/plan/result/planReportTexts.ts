/** The texts of the page that creates the report on a plan. */
export const planReportTexts = {
  title: 'Report on a plan',
  noPlan:
    'Choose the plan file that was saved when the order was drawn, or a report on it. It stays in this browser until you reload the page.',
  choose: 'Choose a plan file',
  tracker: 'The tracker of the plan',
  comparing: 'Comparing the drawn order with the others…',
} as const;
