/** Whether a token is a JSON Web Token, as access tokens are. Jira's API tokens have another form. */
export function isAccessToken(token: string): boolean {
  return /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}
