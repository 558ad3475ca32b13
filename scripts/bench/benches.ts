/** A benchmark that has a section in docs/benchmarks.md. */
export interface Bench {
  readonly name: string;
  readonly title: string;
  /** What it answers. */
  readonly question: string;
  /** The command in package.json. */
  readonly script: string;
  /** Its output is Markdown; otherwise it stands in the page as it is. */
  readonly isMarkdown: boolean;
  /** Runs only when it is asked for by name. */
  readonly onRequest?: boolean;
}

/** In the order of the page. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'truth',
    title: 'Are the verdicts right?',
    question:
      'Tickets are made up with a known truth, and the evidence rule judges them: how often it claims a change where there is none, how often its interval holds the truth, how often it finds 30 %. A star marks a missed target.',
    script: 'bench:truth',
    isMarkdown: false,
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
      'The measurement is changed in some two thousand small ways, one at a time: how many of the changes its unit tests notice. Below the table is every change that they do not.',
    script: 'mutation',
    isMarkdown: true,
    onRequest: true,
  },
  {
    name: 'jira',
    title: 'How fast is a project read?',
    question:
      'A Jira Cloud that takes 300 ms for every call, read by the server, in the straightforward way (one page after another with its changelogs), and compared with the least that so many calls can take.',
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
    name: 'soak',
    title: 'Does it last?',
    question:
      'Analyses of all kinds on trackers that keep going wrong. Every failure must have a fault that explains it, every report must be the same as the one before.',
    script: 'soak',
    isMarkdown: true,
    onRequest: true,
  },
];
