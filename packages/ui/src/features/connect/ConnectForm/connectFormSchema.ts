import {
  API_KEY_MIN_LENGTH,
  FIELD_MAX_LENGTH,
  MAX_TEAM_NAME_LENGTH,
  hasCredentials,
  isApiToken,
  isEmail,
  isHttpUrl,
  isProjectName,
  unquoted,
} from '@roi-insight/contracts';
import { array, boolean, date, type InferType, object, string, ValidationError } from 'yup';
import { isEmptyTeam, type TeamValues } from '../ComparisonTeams/TeamValues.ts';
import { type Rule, textWithRules as text } from '../../shell/textRules.ts';

/** Nothing longer is an address, a name or a key. */
const notLonger = (name: string): Rule => [
  `${name} is too long: at most ${new Intl.NumberFormat('en-US').format(FIELD_MAX_LENGTH)} characters`,
  (value) => value.length <= FIELD_MAX_LENGTH,
];

/** A row of the teams to compare with. */
export const teamValuesSchema = object({
  projectName: string().defined(),
  hasAdopted: boolean().required(),
  adopted: string().nullable().defined(),
}).required();

/** The same for every way in which a project is typed: in quotes, in lower case. */
const identityOf = (projectName: string) => unquoted(projectName).toLowerCase();

/** What is wrong with the project of a row; null: nothing. @param taken the projects before it, the report's own first */
function wrongProject(projectName: string, taken: readonly string[]): string | null {
  if (projectName.trim() === '') return "Type the project's name or key, or remove this team";
  if (!isProjectName(projectName)) return 'The name contains only quotes or invisible characters: type the name itself';
  if (projectName.length > MAX_TEAM_NAME_LENGTH)
    return `The name is too long: at most ${MAX_TEAM_NAME_LENGTH} characters`;
  const same = taken.indexOf(identityOf(projectName));
  if (same === -1) return null;
  return same === 0
    ? 'This is the project of the report itself: name another one'
    : 'This project is in the list already';
}

/** The rules of the teams to compare with, all of them at once: whether a project is named twice is seen in the whole list only. */
const teams = (assistant: string) =>
  array(teamValuesSchema)
    .test('teams', (rows, context) => {
      const wrong: ValidationError[] = [];
      const note = (row: number, field: keyof TeamValues, message: string) =>
        wrong.push(context.createError({ path: `${context.path}[${row}].${field}`, message }));
      const own: unknown = Reflect.get(context.parent, 'projectName');
      const taken = [typeof own === 'string' ? identityOf(own) : ''];
      for (const [row, team] of (rows ?? []).entries()) {
        if (isEmptyTeam(team)) continue;
        const message = wrongProject(team.projectName, taken);
        if (message !== null) note(row, 'projectName', message);
        if (team.hasAdopted && team.adopted === null) {
          note(row, 'adopted', `Pick the day on which this team adopted ${assistant}`);
        }
        taken.push(identityOf(team.projectName));
      }
      return wrong.length === 0 || new ValidationError(wrong);
    })
    .optional();

/**
 * Rules and messages of the connect form, the specified rule of each field first; what passes here is a request that
 * the server reads. `launchDate` is the picked day at local midnight; the day itself is what counts, so it is read with local getters only.
 * @param assistant the assistant's name, as the message says it
 */
export const connectFormSchema = (assistant: string) =>
  object({
    email: text(['Please enter a valid email address', isEmail], notLonger('The email address')),
    jiraUrl: text(
      ['Please enter a valid JIRA URL', isHttpUrl],
      ['The JIRA URL contains a user name or password: leave it out', (url) => !hasCredentials(url)],
      notLonger('The JIRA URL'),
    ),
    projectName: text(
      ['Project name is required', (name) => name !== ''],
      ['The JIRA Project Name contains only quotes or invisible characters: type the name itself', isProjectName],
      notLonger('The JIRA Project Name'),
    ).trim(),
    apiKey: text(
      [`API key must be at least ${API_KEY_MIN_LENGTH} characters`, (key) => key.length >= API_KEY_MIN_LENGTH],
      ['The JIRA API Key contains spaces or characters that no API key has: copy it again', isApiToken],
      notLonger('The JIRA API Key'),
    ).trim(),
    launchDate: date().required(`Please select when you started using ${assistant}`),
    /** Asks for the per-ticket measures as well. */
    includeTickets: boolean().optional(),
    /** The teams to compare with. */
    comparison: teams(assistant),
  });

/** What the connect form hands over once it is valid. */
export type ConnectFormValues = InferType<ReturnType<typeof connectFormSchema>>;
