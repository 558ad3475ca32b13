/** A query that Jira answers with 400. The message is Jira's. */
export class JqlError extends Error {
  override readonly name = 'JqlError';
}
