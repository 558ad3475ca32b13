/** A benchmark that has a section in docs/benchmarks/README.md. */
export interface Bench {
  readonly name: string;
  readonly title: string;
  /** What it answers. */
  readonly question: string;
  /** The command in package.json. */
  readonly script: string;
  /** Its output is Markdown; otherwise the page shows it as preformatted text. */
  readonly isMarkdown: boolean;
  /** Runs only when requested by name. */
  readonly onRequest?: boolean;
}

/** In the order of the page. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'truth',
    title: 'Are the verdicts right?',
    question:
      'The evidence rule judges simulated projects whose true change is known. The table shows how often the rule claims a change that did not happen, how often its interval contains the true value, how often it finds an effect, and with which grades. A star marks a missed target.',
    script: 'bench:truth',
    isMarkdown: false,
  },
  {
    name: 'comparison',
    title: 'Are comparisons right?',
    question:
      'Simulated companies whose true change is known: how often a comparison with other teams claims a change that did not happen, how often its interval contains the true value, how often it finds an effect, and with which grade; beside it the project alone.',
    script: 'bench:comparison',
    isMarkdown: true,
  },
  {
    name: 'placebo',
    title: 'What does it claim when nothing happened?',
    question:
      'The rule on dates when nothing was adopted, in generated histories of four years: every claim is false. `npm run bench:placebo -- --tickets FILE --time-zone ZONE` does the same for your own tickets.',
    script: 'bench:placebo',
    isMarkdown: true,
  },
  {
    name: 'math',
    title: 'What does the analysis cost?',
    question: 'Tickets with ten transitions each, compared with merely parsing their JSON in the same run.',
    script: 'bench:math',
    isMarkdown: false,
  },
  {
    name: 'mutation',
    title: 'Would the tests notice?',
    question:
      'The measurement is changed in about three thousand small ways, one at a time: how many of the changes its unit tests detect. Below the table is every change that they miss.',
    script: 'mutation',
    isMarkdown: true,
    onRequest: true,
  },
  {
    name: 'jira',
    title: 'How fast is a project read?',
    question:
      'Jira read time of the server compared with a naive client (page after page with its changelogs) and the theoretical minimum. The Jira Cloud takes 300 ms for every call.',
    script: 'bench:jira',
    isMarkdown: true,
  },
  {
    name: 'web',
    title: 'How fast are the pages?',
    question:
      'Lighthouse as a phone on a slow connection, the median of three runs; the dashboard with a stored report.',
    script: 'bench:web',
    isMarkdown: true,
  },
  {
    name: 'pdf',
    title: 'How fast is the PDF?',
    question: 'From the click to the file, in the built app.',
    script: 'bench:pdf',
    isMarkdown: true,
    onRequest: true,
  },
  {
    name: 'ticket-files',
    title: 'How fast is a file of tickets?',
    question:
      'From the file to the report: in Node, with the most memory that the process had, and in the built app from the choice of the file to the dashboard, with the longest task that blocked the page. Targets for 100,000 tickets: 5 s, 600 MB, no task over 200 ms.',
    script: 'bench:ticket-files',
    isMarkdown: true,
    onRequest: true,
  },
  {
    name: 'soak',
    title: 'Does it last?',
    question:
      'All kinds of analyses on trackers that keep failing. Every failure must be explained by a fault, and every report must equal the one before.',
    script: 'soak',
    isMarkdown: true,
    onRequest: true,
  },
];
