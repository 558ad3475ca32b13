/** Advice if a part of the app could not be fetched. */
export const checkConnectionText = 'Check your connection and try again.';
