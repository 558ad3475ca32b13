/** Texts of the panel while it has no choices to offer. */
export const scopeOfferTexts = {
  sample:
    'Sample reports have no tracker behind them. With your own Jira, you choose issue types, components, labels, work statuses, working hours and holidays here.',
  unknown: 'This report doesn’t list the available choices. Analyze the project again to see them.',
  form: 'Go to the form',
} as const;
