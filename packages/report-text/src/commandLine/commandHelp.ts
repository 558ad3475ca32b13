/** The texts of the command line's help around its lists of commands and options. */
export const commandHelp = {
  all: 'Measure what changed after a team adopted an AI coding assistant.',
  planning: 'Plan a rollout whose report can prove something.',
  options: `Options:
  -h, --help     show help; 'roi-insight COMMAND --help' lists the options of a command
  --version      show the version`,
  exitCodes: `Exit codes:
  0         success
  1         internal error
  2         invalid input, or a file that can't be written
  3         tracker or API error
  4         too little data for a verdict, or a plan that isn't over (the report is still written)
  5         days of usage could not be read (the usage is still written)
  130, 143  canceled`,
  token: `The token comes from ROI_JIRA_TOKEN or standard input, never from an argument.
For a service account, set ROI_JIRA_CLIENT_ID, and ROI_JIRA_CLIENT_SECRET instead of the token.`,
  usageKey: `The Admin API key comes from ROI_CLAUDE_KEY or standard input, never from an argument.
People are counted on this machine: the output has teams and weeks, and no names.`,
  savedCosts: 'Reports saved by the app keep their own costs.',
};
