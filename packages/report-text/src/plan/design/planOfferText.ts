import type { Report } from '@roi-insight/contracts';

/** The text of the link to a plan. */
export const PLAN_OFFER = 'Plan a rollout that can';

/** Explains why a plan may answer a question that a report could not; null if the report has an answer. */
export function planOfferText({ evidence, organization }: Report): string | null {
  const isUnanswered =
    evidence?.kind === 'too-little-data' ||
    (evidence?.kind === 'estimated' && evidence.verdict === 'no-detectable-change');
  return isUnanswered
    ? `Looking back, the tickets of ${organization === undefined ? 'this project' : 'these teams'} can’t show whether the assistant changed anything. Several teams that start in a drawn order often can.`
    : null;
}
