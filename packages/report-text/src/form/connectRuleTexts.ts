import { MAX_TEAM_NAME_LENGTH } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The messages for the project, the adoption date and the comparison teams of the connect form. */
export const connectRuleTexts = {
  project: 'Project name is required',
  emptyProject: 'The JIRA Project Name contains only quotes or invisible characters: type the name itself',
  adoptionDate: (assistant: string) => `Please select when you started using ${assistant}`,
  team: "Type the project's name or key, or remove this team",
  emptyTeam: 'The name contains only quotes or invisible characters: type the name itself',
  longTeam: ({ count }: Formats) => `The name is too long: at most ${count(MAX_TEAM_NAME_LENGTH)} characters`,
  ownProject: 'This is the project of the report itself: name another one',
  repeatedTeam: 'This project is in the list already',
  teamAdoption: (assistant: string) => `Pick the day on which this team adopted ${assistant}`,
} as const;
