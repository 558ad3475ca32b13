/** What `--help` prints. */
export const USAGE = `roi-insight: what changed since a team adopted an AI coding assistant

Usage:
  roi-insight report  --url URL --project NAME --adopted yyyy-MM-dd [options]
  roi-insight report  --tickets FILE --adopted yyyy-MM-dd [options]
  roi-insight placebo (the same options as report, without --out)
  roi-insight compare EARLIER LATER [options]
  roi-insight check   --url URL --project NAME [--json]

Tracker:
  --url URL             address of the Jira, Cloud or Data Center
  --project NAME        key or exact name of the project
  --email ADDRESS       whose token it is; or set ROI_JIRA_EMAIL
  --compare NAME=DATE   another project to compare with and when it adopted the
                        assistant; NAME=none if it has not; may be repeated
The token is read from ROI_JIRA_TOKEN, or from standard input; it is never an argument.

File of any tracker:
  --tickets FILE        CSV, such as the export of a tracker, or Jira's issues as JSON with their changelogs
  --map FILE            JSON that says what statuses mean: { "In Review": "in progress" }
  --column NAME=HEADING which column of a CSV is id, type, created, started, done, canceled,
                        resolution, status or at, such as id="Issue key"; may be repeated. Not
                        needed for exports of Jira, Linear, GitLab and Azure Boards in English
  --dates ORDER         how dates such as 11/03/26 are written, if the file does not show it:
                        day-first, month-first or year-first
  --leave-out TYPE      a type of tickets that are parts of others or contain them; may be repeated.
                        Epic, Initiative and Sub-task are always left out

Economics, of report and compare; those of the app's own files are in the file:
  --engineer-cost N     dollars a year (100000)
  --seats N             licenses of the assistant (25)
  --price N             dollars per seat and month (20)
  --realization N       percent of the saved time that is put to use (50)
  --spend FILE          CSV with the amount paid each month, instead of seats and price: 2025-09,500

Options:
  --adopted yyyy-MM-dd  day on which the team adopted the assistant
  --time-zone ZONE      IANA name of the zone in which days and hours are counted
                        (that of Jira's user; for a file, that of this machine)
  --include-tickets     with a measure of each ticket in the JSON
  --out FILE            write the report as .json, .html, .pdf or .csv (its weeks); may be repeated
  --force               replace files that exist
  --json                JSON on standard output instead of text
  --help, --version

Exit codes: 0 reported, 1 defect of this program, 2 wrong input or nowhere to write, 3 the tracker failed,
4 too little data for a verdict (the report is still written), 130 and 143 canceled.
`;
