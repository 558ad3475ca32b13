import type { OrganizationRequest } from '@roi-insight/contracts';
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
};
