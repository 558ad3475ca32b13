/** The words that replace a chart that could not be fetched. */
export const CHART_NOT_LOADED = {
  title: 'This chart could not be loaded',
  text: 'Its values are below. Check the connection and try again; if that does not help, reload the page.',
} as const;
