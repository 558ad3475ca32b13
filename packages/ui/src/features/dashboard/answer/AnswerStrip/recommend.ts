// A module of its own, so that its code is fetched after the answer.
export { reportRecommendationText as recommend } from '@roi-insight/report-text';
