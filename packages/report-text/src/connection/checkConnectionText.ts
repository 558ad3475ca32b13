/** Advice if a part of the app could not be fetched. */
export const checkConnectionText = 'Check the connection and try again.';
