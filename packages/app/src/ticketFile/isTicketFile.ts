/** Far enough into an export of Jira to see what it is. */
const HEAD_BYTES = 500;

/** Whether a file that was dropped has tickets, as far as its name and its beginning tell; otherwise it may be a report. */
export async function isTicketFile(file: File): Promise<boolean> {
  if (/\.(csv|tsv|txt)$/i.test(file.name)) return true;
  if (!/\.json$/i.test(file.name)) return false;
  return /^\s*\[|"(issues|startAt|nextPageToken)"/.test(await file.slice(0, HEAD_BYTES).text());
}
