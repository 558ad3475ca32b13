import type { Economics } from '@roi-insight/contracts';
import { DAYS_PER_YEAR, QUARTERS_PER_YEAR } from '../constants.ts';
import type { NetOutcome } from '../money/bridgeStep.ts';
import { teamHoursOf } from '../money/capacity.ts';
import { checkEconomics } from '../money/economics.ts';
import { hasNoValue } from '../money/hasNoValue.ts';
import { isClaim } from '../money/isClaim.ts';
import { licenseCost } from '../money/net/licenseCost.ts';
import { netOutcome } from '../money/net/netOutcome.ts';
import { type Payback, payback } from '../money/net/payback.ts';
import { returned } from '../money/net/returned.ts';
import { type Projection, projection } from '../money/projection.ts';
import { mapRange, openHigh, type OpenRange } from '../money/range.ts';
import { applyRealizationRate, realizationRange } from '../money/realization.ts';
import { claimedSaving } from '../money/saving/claimedSaving.ts';
import { isTooWide } from '../money/saving/isTooWide.ts';
import { teamMoney } from '../money/saving/teamMoney.ts';
import type { QuarterMoney } from '../money/year/measuredYear.ts';
import { type PeriodMoney, periodMoney } from '../money/year/periodMoney.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { WorkingTime } from '../time/workingCalendar.ts';
import type { SpendWeek } from '../usage/weeklySpend.ts';
import type { CalendarQuarter, Organization } from './Organization.ts';

interface MoneySettings {
  /** Dollars per hour. */
  readonly hourlyRate: number;
  readonly workingTime: WorkingTime;
  /** The cost of the assistant by week, as the usage of all teams states it; empty if it does not. */
  readonly spendWeeks: readonly SpendWeek[];
}

/** The value in dollars of all teams that started, from the first start to the last finished week. */
export interface OrganizationMoney {
  /** By quarter of the calendar. */
  readonly quarters: readonly (QuarterMoney & Pick<CalendarQuarter, 'from' | 'days'>)[];
  readonly days: number;
  readonly supported: OpenRange;
  readonly realized: OpenRange;
  readonly spend: number;
  readonly net: OpenRange;
  readonly outcome: NetOutcome;
  /** Saved dollars for each dollar of the cost; null unless the net value is a gain that costs something. */
  readonly returned: OpenRange | null;
  /** Null if the evidence is too weak for a payback. */
  readonly paybackMonths: Payback | null;
  /** A year like these days, on the condition that the saving lasts. */
  readonly projection: Projection;
}

/**
 * The money of an organization, by the same steps as the bridge of one project, in each quarter of the calendar: measured hours of the started teams ×
 * what the effect as used saves × rate × φ. φ counts parallel hours once: the hours of the teams' people in their weeks since the start ÷ measured hours,
 * if below 1. Realization and spend follow, then the sum. Seats count from each team's start.
 *
 * A team has as many people as it states, or else as many as it has seats, and as many seats as it states, or else as people; if neither is known, an
 * equal part of the seats that were entered.
 * @returns null without a verdict or a seat
 * @throws {RangeError} if seats or price are negative or not finite, or the rate is not within 0–1
 */
export function organizationMoney(
  organization: Organization,
  economics: Economics,
  settings: MoneySettings,
): OrganizationMoney | null {
  checkEconomics(economics);
  const { verdict, grade, calendarQuarters: all } = organization;
  if (verdict === 'too-little-data' || all.length === 0 || economics.seats < 1) return null;
  const observed = all.reduce((sum, { observedHours }) => sum + observedHours, 0);
  const claim = isClaim(verdict, observed) ? verdict : 'no-detectable-change';
  const quarters = all.map((quarter, index) => {
    const { from, days } = quarter;
    return { from, days, ...quarterMoney(quarter, index, { organization, economics, settings, claim }) };
  });
  const money = periodMoney(quarters);
  const days = all.reduce((sum, quarter) => sum + quarter.days, 0);
  const outcome = hasNoValue(settings.hourlyRate, economics)
    ? 'nothing'
    : netOutcome(money.net, claim, { grade, isOpen: money.isOpen });
  return { quarters, days, ...totals(money, days, { outcome, grade }) };
}

function totals(
  money: PeriodMoney,
  days: number,
  { outcome, grade }: Pick<OrganizationMoney, 'outcome'> & Pick<Organization, 'grade'>,
): Omit<OrganizationMoney, 'quarters' | 'days'> {
  const [net, realized] = [openHigh(money.net, money.isOpen), openHigh(money.realized, money.isOpen)];
  const { dollars: spend } = money.cost;
  const projected = projection(
    mapRange(net, (dollars) => (dollars * DAYS_PER_YEAR) / QUARTERS_PER_YEAR / days),
    outcome,
    grade,
  );
  return {
    supported: openHigh(money.supported, money.isOpen),
    realized,
    spend,
    net,
    outcome,
    returned: outcome === 'gain' ? returned(net, spend) : null,
    paybackMonths: projected.kind === 'estimate' ? payback(realized, spend) : null,
    projection: projected,
  };
}

function quarterMoney(
  { effectPercent, measuredHours, observedHours, teamWeeks, first, days }: CalendarQuarter,
  index: number,
  {
    organization,
    economics,
    settings: { hourlyRate, workingTime, spendWeeks },
    claim,
  }: {
    readonly organization: Organization;
    readonly economics: Economics;
    readonly settings: MoneySettings;
    readonly claim: QuarterMoney['claim'];
  },
): QuarterMoney {
  const members = organization.teams.filter(({ role }) => role !== 'left-out');
  const usual = economics.seats / organization.checks.startedTeams;
  const sum = (of: (team: (typeof members)[number]) => number) =>
    members.reduce((total, team, member) => total + of(team) * (teamWeeks[member] ?? 0), 0);
  const personWeeks = sum(({ people, seats }) => people ?? seats ?? usual);
  const seatWeeks = sum(({ people, seats }) => seats ?? people ?? usual);
  const team = teamMoney(measuredHours, teamHoursOf(personWeeks, null, 7, workingTime), hourlyRate);
  // Without a claim, only the hours of the teams limit the range.
  const observed = claim === 'no-detectable-change' ? Infinity : observedHours * hourlyRate * team.parallel;
  const { amount: supported } = claimedSaving(effectPercent, team, { observed, gross: observed });
  return {
    number: index + 1,
    kind: 'measured',
    claim,
    supported,
    realized: applyRealizationRate(supported, realizationRange(economics.realisationRate)),
    isOpen: isTooWide(effectPercent),
    cost: licenseCost({ ...economics, seats: (seatWeeks * 7) / days }, spendWeeks, { from: dayNumber(first), days }),
  };
}
