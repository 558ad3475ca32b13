import type { NoComparisonReason } from '@roi-insight/contracts';

/** Why no comparison was possible, in a sentence. */
export function noComparisonText(reason: NoComparisonReason): string {
  switch (reason.kind) {
    case 'too-little-data':
      return 'The project itself has too little data to be compared.';
    case 'no-team-left':
      return 'There is no team left to compare with: each of them is left out for the reason beside its name.';
    case 'few-common-weeks':
      return 'Too few weeks have tickets of both the project and its controls.';
    case 'few-weeks':
      return 'Too few weeks have tickets.';
    case 'close-dates':
      return 'The dates of adoption are too close together to distinguish the effect from what changed for every team.';
    case 'text':
      return reason.text;
  }
}
