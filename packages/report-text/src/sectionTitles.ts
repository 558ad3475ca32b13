/** The titles of the report's sections, the same on the screen, in the PDF and in the saved page. */
export const sectionTitles = {
  confidence: 'How confident are we?',
  comparison: 'Compared with other teams',
  'net-savings': 'From gross savings to net',
  'tickets-used': 'Tickets used',
  'test-the-method': 'Test the method',
  methodology: 'Methodology & Data Sources',
  scope: 'Scope and calendar',
} as const;
