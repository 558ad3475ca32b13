import type { WireReportUsage, WireUsage } from '@roi-insight/contracts';
import type { Description } from './Description.ts';

type Source = WireUsage['sources'][number];

const WEEKS =
  'Weeks from Monday, in order, each once: `week_start`, `coverage` (`reported` or `not-covered`) and, if reported, `active` people (0, `1-4`, or a number from 5 on), and optionally `seats` and `spend`.';
const PEOPLE = 'Members of the team: 0, `1-4`, or a number from 5 on. Absent: not known.';
const BASIS = 'Whether `active` counts the people of the week or those of its busiest day.';

/** Descriptions of the fields about the use of an assistant. */
export const usageDescriptions = {
  Usage: {
    description: 'Who used an assistant when, by team and week, and what it cost: without persons.',
    fields: {
      currency: 'ISO 4217; absent without amounts.',
      sources: {
        description: 'Each source once; they may count the same people.',
        fields: {
          source: 'Where the numbers come from.',
          tool: 'Name of the assistant. No figure depends on it.',
          active_basis: BASIS,
          teams: {
            description: 'Teams by the key or name of their project.',
            fields: { name: 'Key or name of the project.', people: PEOPLE, weeks: WEEKS } satisfies Record<
              keyof Source['teams'][number],
              string
            >,
          },
          summary: {
            description: 'What was understood of the source. The server does not use it.',
            fields: {
              people: 'People of the source who are in a team.',
              first_day: 'First day.',
              last_day: 'Last day.',
              spend: 'What all people cost.',
              records_without_spend: 'Records that do not say what they cost.',
              people_without_team: 'People in no team.',
              people_in_several_teams: 'People in several teams.',
              teams_without_people:
                'Teams that are left out, since none of their people is named as the source names people.',
              workdays_without_records: 'Workdays without any record.',
              records_without_person: 'Records that name no person: their cost counts, and no use.',
              records_left_out: 'Records that are left out, since their unit is not use, such as months of seats.',
              records_unreadable: 'Records that are left out, since they could not be read.',
            } satisfies Record<keyof Source['summary'], string>,
          },
        },
      },
    },
  } satisfies Description<WireUsage>,
  ReportUsage: {
    description: 'The use of the assistant by the teams of the report, and what it cost.',
    fields: {
      currency: 'ISO 4217; absent without amounts. Amounts in another currency than USD are not used.',
      teams: 'The project of the report first, then the teams that it was compared with.',
      other_teams: 'Teams of the usage that are not in the report.',
    },
  } satisfies Description<WireReportUsage>,
  TeamUsage: {
    description: 'The use of the assistant by a team.',
    fields: {
      key: 'Key of its project.',
      name: 'Name of its project.',
      control: 'Whether it worked without the assistant; absent: it is not a control.',
      sources: 'What each source says that has the team.',
    },
  } satisfies Description<WireReportUsage['teams'][number]>,
  TeamUsageSource: {
    description: 'What one source says about a team.',
    fields: {
      source: 'Where the numbers come from.',
      active_basis: BASIS,
      people: PEOPLE,
      observed_start:
        'Monday of the week in which use began; absent if it did not, or if it may have begun before the source covers it.',
      observed_until:
        'Monday of the first week with half of the later use, if it is more than two weeks after the start: use began between the two weeks.',
      pilot_start:
        'Monday from which clearly fewer people used it in a pilot, which is not the start; absent if there was none.',
      weeks: WEEKS,
    },
  } satisfies Description<WireReportUsage['teams'][number]['sources'][number]>,
};
