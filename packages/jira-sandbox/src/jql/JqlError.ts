/** An error in a query, for which Jira responds with 400. The message is Jira's. */
export class JqlError extends Error {
  override readonly name = 'JqlError';
}
