/** The words that replace a part of a report that could not be fetched. */
export const SECTION_NOT_LOADED = {
  title: 'This part could not be loaded',
  text: 'Check the connection and try again. If that does not help, reload the page.',
} as const;
