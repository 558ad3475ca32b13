/** The titles of the report's sections in the order of the rows, the same on the screen, in the PDF and in the saved page. */
export const sectionTitles = {
  'since-then': 'Since then',
  quality: 'Quality',
  confidence: 'Confidence',
  comparison: 'Compared with other teams',
  teams: 'Teams',
  usage: 'Use of the assistant',
  'usage-data': 'Usage data',
  'net-savings': 'From gross savings to net',
  'tickets-used': 'Tickets used',
  'test-the-method': 'Test the method',
  methodology: 'Methodology & Data Sources',
  scope: 'Scope and calendar',
} as const;

/** A section of the report. Also the `id` of its element and the fragment of its links. */
export type SectionName = keyof typeof sectionTitles;

export const isSectionName = (text: string): text is SectionName => Object.hasOwn(sectionTitles, text);

/** The sections that have a row on the screen, in order. */
export const sectionNames: readonly SectionName[] = Object.keys(sectionTitles).filter(isSectionName);
