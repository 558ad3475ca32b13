import { isProjectName, MAX_TEAM_NAME_LENGTH, unquoted } from '@roi-insight/contracts';
import { connectRuleTexts, type Formats } from '@roi-insight/report-text';
import { array, boolean, date, type InferType, object, string, ValidationError } from 'yup';
import { isEmptyTeam, type TeamValues } from '../ComparisonTeams/TeamValues.ts';
import { textWithRules as text } from '../../shell/textRules.ts';
import { notLonger, trackerRules } from '../../shell/tracker/trackerRules.ts';

export const teamValuesSchema = object({
  projectName: string().trim().defined(),
  hasAdopted: boolean().required(),
  adopted: string().nullable().defined(),
}).required();

/** A key that is the same for all spellings of a project, such as one in quotes or in lower case. */
const identityOf = (projectName: string) => unquoted(projectName).toLowerCase();

/** The message for an invalid project of a row; null if it is valid. @param taken the projects of the rows before it; the report's own project is first */
function wrongProject(formats: Formats, projectName: string, taken: readonly string[]): string | null {
  if (projectName.trim() === '') return connectRuleTexts.team;
  if (!isProjectName(projectName)) return connectRuleTexts.emptyTeam;
  if (projectName.length > MAX_TEAM_NAME_LENGTH) return connectRuleTexts.longTeam(formats);
  const same = taken.indexOf(identityOf(projectName));
  if (same === -1) return null;
  return same === 0 ? connectRuleTexts.ownProject : connectRuleTexts.repeatedTeam;
}

/** Validates all comparison teams together, because only the whole list shows duplicates. */
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
          note(row, 'adopted', connectRuleTexts.teamAdoption(assistant));
        }
        taken.push(identityOf(team.projectName));
      }
      return wrong.length === 0 || new ValidationError(wrong);
    })
    .optional();

/**
 * Rules of the connect form. The first rule of each field is the one that the specification names. Valid values make a
 * request that the server accepts. `launchDate` is local midnight of the picked day, so read it with local getters
 * only.
 * @param assistant the assistant's name in the messages
 */
export const connectFormSchema = (assistant: string, formats: Formats) =>
  object({
    ...trackerRules(formats),
    projectName: text(
      [connectRuleTexts.project, (name) => name !== ''],
      [connectRuleTexts.emptyProject, isProjectName],
      notLonger(formats, 'The JIRA Project Name'),
    ).trim(),
    launchDate: date().required(connectRuleTexts.adoptionDate(assistant)),
    /** Whether the report includes per-ticket data. */
    includeTickets: boolean().optional(),
    comparison: teams(assistant, formats),
  });

export type ConnectFormValues = InferType<ReturnType<typeof connectFormSchema>>;
