export * from './failure.ts';
export * from './maxErrorLength.ts';
export * from './plan/isCoinText.ts';
export * from './plan/isPlanText.ts';
export * from './plan/parsePlan.ts';
export type { Plan, PlannedStart, Registration, WirePlan } from './plan/plan.ts';
export * from './plan/planDraft.ts';
export * from './plan/planLimits.ts';
export * from './plan/planMark.ts';
export * from './plan/planName.ts';
export * from './plan/planReading.ts';
export * from './plan/planReadingToWire.ts';
export * from './plan/planRequest.ts';
export * from './plan/terms/planRounded.ts';
export * from './plan/planTeamsRequest.ts';
export {
  type DrawnTeam,
  FIXED_ROLES,
  type FixedRole,
  type FixedTeam,
  type ForecastCell,
  planKey,
  type PlanTerms,
  type TeamFacts,
  type WirePlanTerms,
} from './plan/planTerms.ts';
export * from './plan/planToWire.ts';
export * from './plan/terms/planVersion.ts';
export * from './plan/readPlanFile.ts';
export * from './plan/readPlanText.ts';
export * from './progress.ts';
export * from './organization/organizationLimits.ts';
export * from './organization/organizationRequest.ts';
export * from './names/isLogo.ts';
export * from './names/names.ts';
export * from './names/nameText.ts';
export * from './report/areTicketMeasures.ts';
export * from './report/comparison/comparison.ts';
export * from './report/comparison/comparisonReasons.ts';
export * from './report/economics.ts';
export * from './report/evidence.ts';
export * from './report/organization.ts';
export * from './report/provenance.ts';
export * from './report/quality.ts';
export * from './report/reasons.ts';
export * from './report/report.ts';
export * from './report/reportToWire.ts';
export * from './report/usage/reportUsage.ts';
export * from './report/summary.ts';
export * from './report/ticketMeasure.ts';
export * from './report/ticketOutcomes.ts';
export * from './report/timeSeries.ts';
export { upgradeTicket } from './report/earlier/upgradeTicket.ts';
export * from './request/apiToken.ts';
export * from './request/comparisonLimits.ts';
export * from './request/email.ts';
export * from './request/look.ts';
export * from './request/measures.ts';
export * from './request/projectName.ts';
export * from './request/request.ts';
export * from './request/scope.ts';
export * from './request/scopeChoice.ts';
export * from './request/scopeLimits.ts';
export * from './request/sizeFieldName.ts';
export * from './request/trackerBase.ts';
export * from './request/trackerFields.ts';
export * from './request/trackerUrl.ts';
export * from './sampleTracker.ts';
export * from './ticketFile/statusMapProblem.ts';
export * from './ticketFile/ticketProblem.ts';
export * from './usage/peopleCount.ts';
export * from './usage/teamIdentity.ts';
export type { ActiveBasis, Usage, UsageSource, UsageSourceName, UsageSummary, UsageTeam } from './usage/usage.ts';
export * from './usage/usageFailure.ts';
export * from './usage/usageLimits.ts';
export * from './usage/usageSchema.ts';
export * from './usage/usageToWire.ts';
export { type ReportedWeek, type UncoveredWeek, type UsageWeek, type WireUsageWeek } from './usage/usageWeek.ts';
export * from './values/calendarDate.ts';
export * from './values/calendarDateSchema.ts';
export { camelKeys } from './values/camelKeys.ts';
export * from './values/dataOfPage.ts';
export * from './values/jsonObject.ts';
export * from './values/numbers.ts';
export * from './values/oneOf.ts';
export * from './values/parsed.ts';
export * from './values/parseUntrustedJson.ts';
export * from './values/printable.ts';
export * from './values/readNotation.ts';
export { snakeKeys } from './values/snakeKeys.ts';
export type { Kind } from './values/kinds.ts';
