/** Number of bytes that is enough to recognize an export from Jira. */
const HEAD_BYTES = 500;

/**
 * Whether a dropped file contains tickets, judging by its name and first bytes; any other file may be a report. A spreadsheet and a file about the
 * use of the assistant count, because their refusals say what to do with them.
 */
export async function isTicketFile(file: File): Promise<boolean> {
  if (/\.(csv|tsv|txt|ndjson|jsonl|xlsx?|xml)$/i.test(file.name)) return true;
  if (!/\.json$/i.test(file.name)) return false;
  return /^\s*\[|"(issues|startAt|nextPageToken|fields|user_login|user_actor|roi-insight-usage)"/.test(
    await file.slice(0, HEAD_BYTES).text(),
  );
}
