import type {
  CoinRequest,
  PlanRequest,
  RegistrationRequest,
  RegistrationResponse,
  WireCoinReading,
  WirePlanReading,
} from '@roi-insight/contracts';
import type { Description } from './Description.ts';

const tracker = {
  jira_url: 'Any address within the Jira, including deep links; the server reduces it to the base address.',
  email: 'Email address of the account that the API key belongs to.',
  api_token: 'An API token (Cloud) or a personal access token (Data Center). It stays in memory for this one request.',
} as const;

const coinTicket = {
  week: 'Week in which work started; week 0 begins on the start of the plan.',
  type: 'Id of its type; empty if unknown.',
  log_size: 'ln of its size. Absent without one.',
} as const;

/** The part of the field descriptions about plans. */
export const planDescriptions = {
  PlanRequest: {
    description: 'Body of `POST /api/plan`.',
    fields: {
      ...tracker,
      teams: {
        description: 'The teams of the plan, at least 5 and at most 40.',
        fields: {
          project_name: "The project's key or its exact name.",
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
  CoinRequest: {
    description: 'Body of `POST /api/plan/coin`.',
    fields: {
      ...tracker,
      project_name: "The project's key or its exact name.",
      scope: 'Which tickets count. Absent: all of them.',
      calendar: 'The working time. Absent: the usual one.',
      measure: 'How hours were measured when the plan was made. Absent: as its tickets allow.',
      size_field: 'Name or id of the number field with the size of tickets. Absent: Jira’s original estimate.',
      start: 'The Monday on which the plan starts.',
      weeks: 'Weeks in which tickets have a coin.',
      read_on: 'The day of reading of a plan that was made: tickets are read as they were measured when it began.',
    },
  } satisfies Description<CoinRequest>,
  CoinReading: {
    description: 'The tickets of one team, for a plan with a coin for each ticket or for the report on it. No persons.',
    fields: {
      success: 'Always true.',
      fetched_at: 'When Jira was asked, ISO 8601.',
      host: 'Host of the Jira.',
      sample: 'Whether it is the sample tracker.',
      project: { description: 'The project.', fields: { key: 'Its key.', name: 'Its name.' } },
      time_zone: 'Where days begin.',
      today: 'The day of the reading in that zone.',
      start: 'The Monday on which the plan starts.',
      measure: 'How hours are measured.',
      slow_weeks:
        'Weeks from the start of work to completion that nine of ten earlier tickets did not exceed. Absent without tickets.',
      size_percent:
        'Percentage of the differences between earlier tickets that their sizes explain. Absent if it is too little to use.',
      history: {
        description: 'Measured tickets that started early enough before the plan to be completed by now.',
        fields: { ...coinTicket, log: 'ln of its working hours.' },
      },
      tickets: {
        description: 'Tickets that started in the weeks of the plan.',
        fields: {
          ...coinTicket,
          key: 'Key of the ticket, from which its coin follows.',
          log: 'ln of its working hours. Absent if it was not completed, not delivered or not measured.',
        },
      },
    },
  } satisfies Description<WireCoinReading>,
  RegistrationRequest: {
    description: 'Body of `POST /api/plan/registration`.',
    fields: {
      ...tracker,
      issue_key: 'Key of the issue that registers the plan.',
      hash: 'The code of the plan: 64 hexadecimal digits. The issue may have it in groups and over several lines.',
    },
  } satisfies Description<RegistrationRequest>,
  RegistrationResponse: {
    description: 'The issue with the code of a plan.',
    fields: {
      success: 'Always true.',
      id: 'Id of the issue; of the comment if a comment has the code.',
      key: 'Key of the issue.',
      created: 'When the issue, or that comment, was created, as Jira writes it. Its text was not changed since then.',
    },
  } satisfies Description<RegistrationResponse>,
};
