/** What replaces a part of a report that could not be fetched. */
export const loadErrorTexts = {
  menu: 'We couldn’t load the menu. Check your connection and try again.',
  chart: {
    title: 'This chart could not be loaded',
    text: 'Its values are below. Check the connection and try again; if that does not help, reload the page.',
  },
  part: {
    title: 'This part could not be loaded',
    text: 'Check the connection and try again. If that does not help, reload the page.',
  },
} as const;
