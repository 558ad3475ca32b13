import type { PlanRequest, RegistrationRequest, RegistrationResponse, WirePlanReading } from '@roi-insight/contracts';
import type { Description } from './Description.ts';
import { trackerDescriptions } from './trackerDescriptions.ts';

/** Descriptions of the fields about plans. */
export const planDescriptions = {
  PlanRequest: {
    description: 'Body of `POST /api/plan`.',
    fields: {
      ...trackerDescriptions,
      teams: {
        description: 'The teams of the plan, at least 5 and at most 40.',
        fields: {
          project_name: "The project's key or its exact name.",
          project_id:
            'Id of the project of an existing plan, which is found by it even if its key has changed. Absent: found by name.',
          scope: 'Which tickets of this team count. Absent: all of them.',
          calendar: 'The working time of this team. Absent: the usual one.',
          measure: 'How its hours were measured when the plan was made. Absent: as its tickets before the start allow.',
        },
      },
      start: 'The Monday of the first start. It may be in the future.',
      weeks: 'Weeks after the start that are read if they have closed; 0 for a plan that is being made.',
      size_field: 'Name or id of the number field with the size of tickets. Absent: Jira’s original estimate.',
    },
  } satisfies Description<PlanRequest>,
  PlanReading: {
    description: 'The closed weeks of teams, for a plan or for the report on it.',
    fields: {
      success: 'Always true.',
      fetched_at: 'When Jira was asked, ISO 8601.',
      host: 'Host of the Jira.',
      sample: 'Whether it is the sample tracker.',
      start: 'The Monday of the first start.',
      teams: 'In the order of the request.',
    },
  } satisfies Description<WirePlanReading>,
  RegistrationRequest: {
    description: 'Body of `POST /api/plan/registration`.',
    fields: {
      ...trackerDescriptions,
      issue_key: 'Key of the issue that registers the plan.',
      hash: 'The code of the plan: 64 hexadecimal digits. The issue may have it in groups and over several lines, after the word `roi-plan`.',
    },
  } satisfies Description<RegistrationRequest>,
  RegistrationResponse: {
    description: 'The issue with the code of a plan.',
    fields: {
      success: 'Always true.',
      id: 'Id of the issue.',
      key: 'Key of the issue.',
      created:
        'When the issue was created, as Jira writes it. Its summary and description were not changed since then.',
      others: {
        description: 'The other issues of the site with `roi-plan` in their summary or description.',
        fields: { count: 'Number of these issues.', keys: 'Keys of the first of these issues.' },
      },
    },
  } satisfies Description<RegistrationResponse>,
};
