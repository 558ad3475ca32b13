import type { Usage, UsageSource } from '@roi-insight/contracts';
import { createFormats, type Formats } from '../format/index.ts';
import { peopleText } from './peopleText.ts';

/**
 * Describes what was read from a source, so that the reader can check it before it is used.
 * @param currency of the amounts; null if there are none
 * @example '41 people in 3 teams, Sep 1, 2025 – Nov 22, 2026, $18,240; 12 people in no team'
 */
export function usageSummaryText(
  formats: Formats,
  { teams, summary }: UsageSource,
  currency: Usage['currency'],
): string {
  const { people, firstDay, lastDay, spend, peopleWithoutTeam } = summary;
  const inTeams = formats.counted(teams.length, 'team');
  const parts = [
    people === null ? inTeams : `${peopleText(formats, people)} people in ${inTeams}`,
    formats.dayRange({ from: firstDay, to: lastDay }),
    ...(spend === null || currency === null ? [] : [moneyIn(formats, currency)(spend)]),
  ];
  const outside = peopleWithoutTeam === 0 ? '' : `; ${peopleText(formats, peopleWithoutTeam)} people in no team`;
  return `${parts.join(', ')}${outside}`;
}

/** Amounts stay in the currency of the usage. */
const moneyIn = ({ locale }: Formats, currency: string) => createFormats({ locale, currency }).money;
