import type {
  AloneEvidence,
  CalendarDate,
  ComparedTeam,
  Comparison,
  Estimate,
  Evidence,
  Quality,
  ReportUsage,
} from '@roi-insight/contracts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import type { TicketAnalysis } from '../analyzeTickets.ts';
import { breakdown } from '../evidence/breakdown.ts';
import { inPercent, percentInterval } from '../evidence/change.ts';
import { detectableSaving } from '../evidence/detectable.ts';
import { gradeOf, type Reason } from '../evidence/grade.ts';
import { present } from '../evidence/doubts/present.ts';
import { quartersOf } from '../evidence/quarters/quartersOf.ts';
import { headline } from '../evidence/headline.ts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { measurementDoubts } from '../evidence/doubts/measurement.ts';
import { contentsOf, type LeftOut, type Member, membersOf, ownMember } from './members.ts';
import { oneAdopter } from './oneAdopter.ts';
import { isOneDate, sameDate } from './sameDate.ts';
import { severalAdopters } from './severalAdopters.ts';
import type { NoOutcome, Outcome } from './outcome.ts';
import type { TeamSeries, UnreadTeam } from './teamSeries.ts';
import { qualityOf } from '../quality/qualityOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { withoutUse } from '../usage/withoutUse.ts';

/**
 * Compares the report's project with other teams, and bases the evidence on the comparison if there is one.
 * @param usage the use of the assistant by the teams. A control that used the assistant is left out, at least from the week of its use on. A control
 * that did not use it is verified.
 */
export function compareTeams(
  analysis: TicketAnalysis,
  own: TeamSeries,
  others: readonly (TeamSeries | UnreadTeam)[],
  usage: Pick<ReportUsage, 'teams'> | null = null,
): { readonly comparison: Comparison; readonly evidence: Evidence; readonly quality: Quality } {
  const self = ownMember(own);
  const used = new Map((usage?.teams ?? []).map((team) => [team.key, team] as const));
  const last = analysis.provenance.windows.post.to;
  const compared = others.map((team) => withoutUse(measuredLike(own, team), used.get(team.key ?? ''), last));
  const verified = [...used].flatMap(([key, { control }]) =>
    control?.kind === 'verified' ? [[key, control.weeks] as const] : [],
  );
  const members = membersOf(compared, new Map(verified));
  const outcome = outcomeOf(analysis.evidence, self, members);
  const found = 'kind' in outcome ? null : outcome;
  const figures = found === null ? NO_FIGURES : figuresOf(found);
  const later = found === null ? null : quartersWith(found, own);
  const { claude_adoption_date: adoption } = analysis.summary_metrics;
  const quality = {
    ...qualityOf(own.qualityWeeks, adoption, found === null ? [] : controlWeeks(members)),
    throughput: analysis.quality.throughput,
  };
  return {
    comparison: {
      method: 'comparison',
      teams: [self, ...members].map((member) => comparedTeam(member, found)),
      ...figures,
      coMovement: found?.coMovement ?? null,
      alone: resultOf(analysis.evidence),
      eventTime: found?.eventTime() ?? [],
      quarters: later?.quarters ?? null,
      series: found?.series ?? [],
      doubts: [...(found?.doubts ?? [])],
      reasons: 'kind' in outcome ? [outcome] : [],
      program: found?.program ?? null,
    },
    evidence:
      found === null ? analysis.evidence : { ...evidenceWith(analysis.evidence, own, found, quality), ...later },
    quality,
  };
}

/**
 * The team, or the reason to leave it out if the project is measured by logged hours and the team is not. Causes of waiting change times in progress,
 * but not logged hours.
 */
function measuredLike(own: TeamSeries, team: TeamSeries | UnreadTeam): TeamSeries | UnreadTeam {
  if ('reason' in team || own.measure !== 'logged' || team.measure === 'logged') return team;
  const { key, name, adopted } = team;
  return { key, name, adopted, reason: { kind: 'no-logged-hours' } };
}

/** The counts of the controls whose bugs are known, before they adopted. */
const controlWeeks = (members: readonly (Member | LeftOut)[]) =>
  members.flatMap(({ role, team }) => {
    if (role !== 'control' || team.qualityWeeks === null) return [];
    const { adopted, qualityWeeks } = team;
    return [{ ...qualityWeeks, weeks: qualityWeeks.weeks.filter(({ weekStart }) => isBefore(weekStart, adopted)) }];
  });

const isBefore = (week: CalendarDate, adopted: CalendarDate | null) =>
  adopted === null || (dayNumber(week) ?? NaN) + 7 <= (dayNumber(adopted) ?? NaN);

/** The result of the comparison, or the reason why the teams cannot be compared. */
function outcomeOf(evidence: Evidence, own: Member, members: readonly (Member | LeftOut)[]): Outcome | NoOutcome {
  if (evidence.kind === 'too-little-data') return { kind: 'too-little-data' };
  const admitted = members.filter((member) => member.role !== 'left-out');
  const controls = admitted.filter(({ role }) => role === 'control');
  const adopters = [own, ...admitted.filter(({ role }) => role === 'adopter')] as const;
  if (adopters.length === 1) {
    return controls.length === 0 ? { kind: 'no-team-left' } : oneAdopter(own, controls, evidence);
  }
  return controls.length === 0 && isOneDate(adopters)
    ? sameDate(adopters, evidence)
    : severalAdopters(adopters, controls, evidence);
}

function resultOf(evidence: Evidence): AloneEvidence {
  if (evidence.kind === 'too-little-data') return { kind: evidence.kind, grade: evidence.grade };
  const { kind, verdict, grade, effectPercent, intervalPercent } = evidence;
  return { kind, verdict, grade, effectPercent, intervalPercent };
}

const NO_FIGURES = {
  design: null,
  verdict: 'too-little-data',
  effectPercent: null,
  intervalPercent: null,
  headlinePercent: null,
  detectablePercent: null,
} as const;

function figuresOf({ design, posterior, change, tail }: Outcome) {
  return {
    design,
    verdict: verdictFromInterval(percentInterval(change)),
    ...inPercent(change),
    headlinePercent: headline(posterior, change),
    detectablePercent: detectableSaving(posterior.deviation, tail),
  };
}

/** The quarters after adoption, estimated by the comparison: up to two years, because common movements cancel. */
function quartersWith(found: Outcome, own: TeamSeries): Pick<Evidence, 'quarters' | 'lasting'> {
  const { verdict, headlinePercent } = figuresOf(found);
  const first = { effect: found.posterior, sinceFirst: found.posterior };
  return quartersOf(
    own.quarters,
    { verdict, headlinePercent },
    (number) => present([number === 1 ? first : found.laterQuarter({ number, length: WEEKS_PER_SIDE })]),
    () => found.tail,
  );
}

/** The evidence of a report with a comparison. The doubts about a single series do not apply to a comparison. */
function evidenceWith(alone: Evidence, own: TeamSeries, found: Outcome, { word }: Quality): Evidence {
  const { verdict, effectPercent, intervalPercent, headlinePercent, detectablePercent } = figuresOf(found);
  const measured = measurementDoubts(own.measurement, found.change, word);
  const reasons: Reason[] = [
    ...found.limits.first,
    ...found.doubts,
    ...measured.doubts,
    ...found.limits.last,
    ...own.measurement.notes,
  ];
  const estimate: Estimate = { method: 'comparison', effectPercent, intervalPercent };
  return {
    ...alone,
    kind: 'estimated',
    verdict,
    grade: gradeOf(reasons, found.limits.grade),
    gradeReasons: reasons,
    guardrails: measured.guardrails,
    effectPercent,
    intervalPercent,
    headlinePercent,
    detectablePercent,
    weeksToDetect: null,
    breakdown: breakdown(found.change, found.before, WEEKS_PER_SIDE),
    method: 'comparison',
    estimates: [...alone.estimates, estimate],
  };
}

function comparedTeam(member: Member | LeftOut, found: Outcome | null): ComparedTeam {
  const { team } = member;
  const { key, name, adopted } = team;
  const read = 'series' in team ? team : null;
  const contents = member.series === null ? null : contentsOf(member.series.weeks, member.start ?? 0);
  const change = read === null ? undefined : found?.ownChanges.get(read);
  return {
    key,
    name,
    adopted,
    ...(member.role === 'left-out' ? { role: member.role, reason: member.reason } : { role: member.role }),
    tickets: contents?.tickets ?? null,
    weeks: contents?.weeks ?? null,
    weight: (read === null ? undefined : found?.weights.get(read)) ?? null,
    ownChange: change === undefined ? null : inPercent(change),
  };
}
