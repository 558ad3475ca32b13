import type { NoComparisonReason } from '@roi-insight/contracts';

/** Why no comparison was possible, in a sentence. */
export function noComparisonText(reason: NoComparisonReason): string {
  switch (reason.kind) {
    case 'too-little-data':
      return 'The project itself has too little data to compare.';
    case 'no-team-left':
      return 'No team is left to compare with: each one was excluded for the reason next to its name.';
    case 'few-common-weeks':
      return 'Too few weeks have tickets from both the project and its controls.';
    case 'few-weeks':
      return 'Too few weeks have tickets.';
    case 'close-dates':
      return 'The adoption dates are too close together to separate the effect from changes that affected every team.';
    case 'text':
      return reason.text;
  }
}
