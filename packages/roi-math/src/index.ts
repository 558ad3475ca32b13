export {
  BASELINE_WEEKS,
  CAPACITY_WARNING_SHARE,
  DAY_MS,
  DEFAULT_ENGINEER_COST,
  HOURS_PER_DAY,
  MAX_AVERAGED_HOURS,
  MEASUREMENT_VERSION,
  MIN_AVERAGED_HOURS,
  MIN_MEASURED_HOURS,
  MIN_MEASURED_TICKETS,
  MIN_POST_WEEKS,
  QUARTERS_PER_YEAR,
  WEEKS_PER_SIDE,
} from './constants.ts';
export { isDoubt } from './evidence/grade.ts';
export { hasEnoughTickets } from './evidence/quarters/quartersOf.ts';
export type { Period } from './report/period.ts';
export { type CardValues, cardValues } from './report/cardValues.ts';
export { totalTasks } from './report/totalTasks.ts';
export { totalDays } from './report/totalDays.ts';
export { earlierTickets } from './report/earlierTickets.ts';
export { completedTasksPerWeek, tasksPerWeek } from './report/tasksPerWeek.ts';
export { type CumulativeSaving, cumulativeSavings } from './report/weeks/cumulativeSavings.ts';
export { type TrendPoint, type WeeklyTrend, weeklyTrend } from './report/weeks/weeklyTrend.ts';
export { isLaterWeek } from './report/weeks/isLaterWeek.ts';
export { verdictFromInterval } from './report/verdictFromInterval.ts';
export { adoptionWeek } from './report/weeks/adoptionWeek.ts';
export { type ReportOrigin, reportOf } from './report/reportOf.ts';
export { recalculate } from './report/recalculate.ts';
export { withEnteredCost } from './report/withEnteredCost.ts';
export { defaultEconomics } from './money/economics.ts';
export type { ActualSpend } from './money/spend/actualSpend.ts';
export { type Bridge, bridge, type AnswerPeriod, type QuarterNet } from './money/bridge.ts';
export type { BridgeGap } from './money/bridgeInputs.ts';
export type { BridgeStep, LicenseCost, NetOutcome } from './money/bridgeStep.ts';
export { type ProgramMoney, programMoney } from './money/programMoney.ts';
export type { Capacity } from './money/capacity.ts';
export type { Projection } from './money/projection.ts';
export { evenSpend, isEvenSpend } from './money/spend/evenSpend.ts';
export { type KnownSpend, knownSpend } from './money/spend/knownSpend.ts';
export { shortBridge } from './money/shortBridge.ts';
export { type SpendCoverage, spendCoverage } from './money/spend/spendCoverage.ts';
export { type RealizationBound, realizationBound } from './money/realizationBound.ts';
export { qualityOf } from './quality/qualityOf.ts';
export { QUARTER_DAYS } from './money/year/measuredYear.ts';
export type { OpenRange, Range } from './money/range.ts';
export type { StatusCategory, Ticket, TimedTicket, TimedTransition, Transition } from './measure/ticket/ticket.ts';
export { inOrder, type OrderedChanges, type StatusChange } from './measure/ticket/inOrder.ts';
export type { AnalyzeTicketsOptions } from './measure/options.ts';
export { isBugName } from './measure/ticket/isBugName.ts';
export { isDelivered } from './measure/ticket/isDelivered.ts';
export { daysAfter } from './measure/daysAfter.ts';
export { DEFAULT_CALENDAR, type WorkingCalendar, workingCalendar } from './time/workingCalendar.ts';
export { calendarDateOf } from './time/calendarDateOf.ts';
export { wallClock } from './time/wallClock.ts';
export { analyzeTickets, analyzeTimedTickets, type TicketAnalysis } from './analyzeTickets.ts';
export type { QualityWeek, QualityWeeks } from './quality/qualityWeeks.ts';
export { NothingToMeasureError } from './measure/nothingToMeasureError.ts';
export { type TeamSeries, teamSeries, type UnreadTeam } from './comparison/teamSeries.ts';
export { compareTeams } from './comparison/compareTeams.ts';
export { type AdoptionCurve, adoptionCurve, type CurveWeek, type ShareBasis } from './usage/adoptionCurve.ts';
export { MAX_CONTROL_SHARE } from './usage/contaminatedWeeks.ts';
export { type CostPerPerson, costPerActivePerson } from './usage/costPerActivePerson.ts';
export { isUpToDate } from './usage/isUpToDate.ts';
export { lastQuarterShare } from './usage/lastQuarterShare.ts';
export { type Between, peopleRange } from './usage/peopleRange.ts';
export { reportUsage } from './usage/reportUsage.ts';
export { startOffset } from './usage/start/startOffset.ts';
export type { TeamSource } from './usage/TeamSource.ts';
export { ownUnusedSeats, type PricedSeats } from './money/spend/ownUnusedSeats.ts';
export { usageSeats } from './money/spend/usageSeats.ts';
export { withUsageSeats } from './money/spend/withUsageSeats.ts';
export { type Recommendation, recommendation } from './recommendation/recommendation.ts';
export type { SeatPrice } from './money/spend/seatPrice.ts';
export { unusedSeats, type UnusedSeats } from './usage/unusedSeats.ts';
export { inCurrency } from './money/spend/inCurrency.ts';
export { usedAfter } from './usage/usedAfter.ts';
export { type SpendWeek, weeklySpend } from './usage/weeklySpend.ts';
export { CONTROL_UNTIL_WEEK } from './comparison/thresholds.ts';
export { organizationReport, type OrganizationOrigin } from './organization/organizationReport.ts';
export type { OrganizationTeam } from './organization/OrganizationTeam.ts';
export { ownTickets } from './organization/ownTickets.ts';
export { drawPlan } from './plan/drawPlan.ts';
export { planHash } from './plan/planHash.ts';
export { planTerms } from './plan/planTerms.ts';
export { type ForecastProgress, forecastPlan, type PlanForecast, type Remedy } from './plan/forecastPlan.ts';
export type { PlanChoice } from './plan/PlanChoice.ts';
export { type PlanMoney, planMoney } from './plan/planMoney.ts';
export type { WorkChange } from './plan/result/sameWork.ts';
export type { ActualStarts, LostReason, PlanDeviation, RegisteredIssue } from './plan/result/PlanDeviation.ts';
export type {
  OrderBin,
  PlanCondition,
  PlanGrade,
  PlanRead,
  PlanResult,
  PlanWaiting,
  StartedHours,
} from './plan/result/PlanRead.ts';
export { planResult, type PlanResultInput } from './plan/planResult.ts';
export { type PlanRefusal, type Proposal, proposePlan } from './plan/proposePlan.ts';
export { planTeam, type PlanTeamOptions } from './plan/planTeam.ts';
export { hourlyRate } from './report/costs.ts';
