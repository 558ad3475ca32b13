import type { Estimated, Evidence, Grade, GradeReason } from '@roi-insight/contracts';
import { analyzeTimedTickets, bridge, defaultEconomics, type TicketAnalysis } from '@roi-insight/roi-math';
import { randomFrom } from './random.ts';
import { ADOPTION, endOf } from './worlds/jobs.ts';
import type { Cell } from './worlds/world.ts';

/** Claims in one direction. */
export interface Claims {
  readonly count: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** Number of these claims with a doubt about the width of the interval. */
  readonly wide: number;
  /** Number of these claims with a doubt about a changed mix of types, or about a changed share of bugs. */
  readonly mix: number;
  /** Number of these claims whose only doubt is the one about the last weeks. The bent trend, a fact, may be there too. */
  readonly onlyLastWeeks: number;
  /** Sum of the headline figures of these claims, in percent of time saved. */
  readonly headline: number;
}

/** Results of the analyses of a cell: in how many runs each occurred. */
export interface CellResult {
  readonly runs: number;
  readonly tooLittle: number;
  /** Runs whose 95 % interval contains the true effect. */
  readonly covered: number;
  /** Runs whose net value exceeds the Cost Savings card, or is a gain while the card shows a loss. */
  readonly netAboveHeadline: number;
  /** Runs with a doubt about logged hours. */
  readonly marked: number;
  readonly faster: Claims;
  readonly slower: Claims;
}

/** Licenses cost nothing, and all saved time is put to use. These inputs give the largest net value that a report can have. */
const FREE = { ...defaultEconomics, seats: 100, pricePerSeatMonth: 0, realisationRate: 1 };

type Kind = GradeReason['kind'];
const WIDE = new Set<Kind>(['wide-interval']);
const MIX = new Set<Kind>(['type-mix', 'bugs']);
const LOGGED = new Set<Kind>(['logged-habit', 'logged-kind']);
const BENT = new Set<Kind>(['bent-trend', 'last-weeks']);

/** Analyzes `runs` independent draws of a cell's world, each with the complete analysis. */
export function runCell({ name, seed, world }: Cell, runs: number, firstSeed: number): CellResult {
  const random = randomFrom(seedOf(seed ?? name) + firstSeed);
  const options = { adoptionDate: ADOPTION, asOf: endOf(world.postWeeks), timeZone: 'UTC' };
  let netAboveHeadline = 0;
  const evidences = Array.from({ length: runs }, () => {
    const analysis = analyzeTimedTickets(world.draw(random), options);
    if (isNetAboveHeadline(analysis)) netAboveHeadline += 1;
    return analysis.evidence;
  });
  return { ...tally(evidences, world.truth), netAboveHeadline };
}

/** Counts the results of reports. @param truth percent of time saved */
export function tally(evidences: readonly Evidence[], truth: number): Omit<CellResult, 'netAboveHeadline'> {
  const estimated = evidences.filter((evidence) => evidence.kind === 'estimated');
  const covers = ({ intervalPercent: [low, high] }: Estimated) => low <= truth && truth <= high;
  return {
    runs: evidences.length,
    tooLittle: evidences.length - estimated.length,
    covered: estimated.filter(covers).length,
    marked: estimated.filter(({ gradeReasons }) => gradeReasons.some(({ kind }) => LOGGED.has(kind))).length,
    faster: claims(estimated.filter(({ verdict }) => verdict === 'faster')),
    slower: claims(estimated.filter(({ verdict }) => verdict === 'slower')),
  };
}

function claims(evidences: readonly Estimated[]): Claims {
  const graded = (wanted: Grade) => evidences.filter(({ grade }) => grade === wanted).length;
  const doubts = evidences.map(doubtsOf);
  const doubted = (kinds: ReadonlySet<Kind>) => doubts.filter((all) => all.some((kind) => kinds.has(kind))).length;
  return {
    count: evidences.length,
    grades: { A: graded('A'), B: graded('B'), C: graded('C'), D: graded('D') },
    wide: doubted(WIDE),
    mix: doubted(MIX),
    onlyLastWeeks: doubts.filter((all) => all.includes('last-weeks') && all.every((kind) => BENT.has(kind))).length,
    headline: evidences.reduce((sum, evidence) => sum + headlineOf(evidence), 0),
  };
}

/** The doubts of a report. In the list of reasons, they come before the reason that every report has. */
function doubtsOf({ gradeReasons: reasons }: Evidence): Kind[] {
  const kinds = reasons.map(({ kind }) => kind);
  const last = kinds.indexOf('no-control');
  if (last === -1) throw new Error(`A claim without the reason that every report has: ${kinds.join(', ')}`);
  return kinds.slice(0, last);
}

function headlineOf({ headlinePercent: percent }: Estimated): number {
  if (percent === null) throw new Error('A claim without a headline figure.');
  return percent;
}

function isNetAboveHeadline({ summary_metrics, time_series_data, evidence }: TicketAnalysis): boolean {
  const result = bridge({ success: true, summary_metrics, time_series_data, evidence }, FREE);
  // An inconclusive report shows a range, but no value that could be above the headline.
  if (result.kind === 'unavailable' || result.outcome === 'inconclusive') return false;
  const headline = result.steps[0]?.amount.base;
  if (headline === undefined) throw new Error('A bridge without a headline.');
  return result.net.base > Math.max(headline, 0) + 0.01;
}

/** Hashes a name (FNV-1a), so that the draws of a cell do not depend on other cells. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
