import { isProjectName, MAX_TEAM_NAME_LENGTH, unquoted } from '@roi-insight/contracts';
import type { Formats } from '@roi-insight/report-text';
import { array, boolean, date, type InferType, object, string, ValidationError } from 'yup';
import { isEmptyTeam, type TeamValues } from '../ComparisonTeams/TeamValues.ts';
import { textWithRules as text } from '../../shell/textRules.ts';
import { notLonger, trackerRules } from '../../shell/tracker/trackerRules.ts';

export const teamValuesSchema = object({
  projectName: string().trim().defined(),
  hasAdopted: boolean().required(),
  adopted: string().nullable().defined(),
}).required();

/** The same key for all spellings of a project: in quotes, in lower case. */
const identityOf = (projectName: string) => unquoted(projectName).toLowerCase();

/** The message for an invalid project of a row; null if it is valid. @param taken the projects before it, the report's own first */
function wrongProject({ count }: Formats, projectName: string, taken: readonly string[]): string | null {
  if (projectName.trim() === '') return "Type the project's name or key, or remove this team";
  if (!isProjectName(projectName)) return 'The name contains only quotes or invisible characters: type the name itself';
  if (projectName.length > MAX_TEAM_NAME_LENGTH)
    return `The name is too long: at most ${count(MAX_TEAM_NAME_LENGTH)} characters`;
  const same = taken.indexOf(identityOf(projectName));
  if (same === -1) return null;
  return same === 0
    ? 'This is the project of the report itself: name another one'
    : 'This project is in the list already';
}

/** Validates all comparison teams together: duplicates are only visible in the whole list. */
const teams = (assistant: string, formats: Formats) =>
  array(teamValuesSchema)
    .test('teams', (rows, context) => {
      const wrong: ValidationError[] = [];
      const note = (row: number, field: keyof TeamValues, message: string) =>
        wrong.push(context.createError({ path: `${context.path}[${row}].${field}`, message }));
      const own: unknown = Reflect.get(context.parent, 'projectName');
      const taken = [typeof own === 'string' ? identityOf(own) : ''];
      for (const [row, team] of (rows ?? []).entries()) {
        if (isEmptyTeam(team)) continue;
        const message = wrongProject(formats, team.projectName, taken);
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
 * Rules and messages of the connect form, with the specified rule of each field first. Valid values make a request that
 * the server accepts. `launchDate` is local midnight of the picked day, so read it with local getters only.
 * @param assistant the assistant's name in the messages
 */
export const connectFormSchema = (assistant: string, formats: Formats) =>
  object({
    ...trackerRules(formats),
    projectName: text(
      ['Project name is required', (name) => name !== ''],
      ['The JIRA Project Name contains only quotes or invisible characters: type the name itself', isProjectName],
      notLonger(formats, 'The JIRA Project Name'),
    ).trim(),
    launchDate: date().required(`Please select when you started using ${assistant}`),
    /** Whether the report includes per-ticket data. */
    includeTickets: boolean().optional(),
    comparison: teams(assistant, formats),
  });

export type ConnectFormValues = InferType<ReturnType<typeof connectFormSchema>>;
