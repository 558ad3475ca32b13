/** Reasons why a step of a plan, or of the report on it, failed in the browser. */
export const planningFailureTexts = {
  forecast: 'The forecast of these teams could not be made. Leave out teams with few tickets, and try again.',
  notOver: 'Before its day of reading, a plan has no result that could be saved.',
  otherVersion: 'The server answered in another version of this product. Reload the page and try again.',
};
