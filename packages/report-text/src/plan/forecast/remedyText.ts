import type { Remedy } from '@roi-insight/roi-math';

/** Changes that would let a plan find its smallest saving. */
export function remedyText(remedy: Remedy): string {
  switch (remedy) {
    case 'more-teams':
      return 'More teams: each one adds orders, and another comparison in every week.';
    case 'size-field':
      return 'A size field, such as story points: much of the difference between tickets is their size.';
    case 'logged-time':
      return 'Logged time: it differs less from ticket to ticket than time in progress.';
    case 'larger-saving':
      return 'A larger saving: plan for the smallest one that would change your decision.';
  }
}
