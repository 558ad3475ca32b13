/** The sentences of the dialog that creates the link of a demo. */
export const prepareDemoTexts = {
  purpose:
    'All settings live in the link after the #, so nothing is sent to a server. Leave a field blank to keep the default.',
  contactHint: 'Email or web address for “Contact Sales”.',
  preview: 'What the prospect will see',
  noLink: 'Correct the fields above to get a link',
} as const;
