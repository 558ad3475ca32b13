import type { OrganizationRequest, WireReportOrganization } from '@roi-insight/contracts';
import type { Description } from './Description.ts';
import { trackerDescriptions } from './trackerDescriptions.ts';

/** Descriptions of the fields about organizations. */
export const organizationDescriptions = {
  OrganizationRequest: {
    description: 'Body of `POST /api/organization`.',
    fields: {
      ...trackerDescriptions,
      teams: {
        description: 'The teams of the organization, at least 5 and at most 200.',
        fields: {
          project_name: "The project's key or its exact name.",
          started: 'The day on which the team started to use the assistant, not in the future; null: it has not.',
          people: 'Members of the team. Absent: not known.',
          seats: 'Licenses of the assistant that the team has. Absent: not known.',
        },
      },
      calendar: 'The working time that the hours of all teams are measured in. Absent: the usual one.',
      measure:
        '`active`: times in progress, even if tickets have logged hours. Absent: as the tickets of each team allow.',
      size_field: 'Name or id of the number field with the size of tickets. Absent: Jira’s original estimate.',
      usage: 'The use of the assistant by team and week. Absent: not known.',
    },
  } satisfies Description<OrganizationRequest>,
  ReportOrganization: {
    description:
      'What a report on an organization says about its teams. The effect as the teams used the assistant is the `evidence` of the report.',
    fields: {
      first_start: 'The first start of a team, which is also `claude_adoption_date`. Absent if no team has started.',
      last_start: 'The last start of a team. Absent if no team has started.',
      per_user: {
        description: 'The effect if everyone used the assistant. Absent without usage.',
        fields: { effect_percent: 'Percent of time saved.', interval_percent: 'The 95% interval of the effect.' },
      },
      teams: 'All teams, sorted by name. There is no rank.',
    },
  } satisfies Description<WireReportOrganization>,
  ReportTeam: {
    description: 'A team of an organization.',
    fields: {
      key: "The project's key. Absent if it could not be read.",
      name: "The project's name.",
      role: '`started`; `comparison`: it had not started by its last week; `left-out`.',
      reason: 'Why the team is left out.',
      started: 'The day on which the team started, as requested. Absent: none.',
      people: 'Members of the team. Absent: not known.',
      use_percent:
        'Mean share of people who used the assistant since the start, in percent. Absent if not known, or if the team has fewer than five people.',
      tickets: {
        description: 'Measured tickets. Absent if the team could not be read.',
        fields: { pre: 'Before its own start.', post: 'Since its own start.' },
      },
      weeks: {
        description: 'Weeks with measured tickets. Absent if the team could not be read.',
        fields: { pre: 'Before its own start.', post: 'Since its own start.' },
      },
      own_change: {
        description: "The team's own change, shrunk to the effect of all teams. Absent if the team has not started.",
        fields: { effect_percent: 'Percent of time saved.', interval_percent: 'The 95% interval of the change.' },
      },
      weight: "The team's share of the variance of the effect, 0–1.",
    },
  } satisfies Description<WireReportOrganization['teams'][number]>,
};
