import type { Report } from '@roi-insight/contracts';
import { type Formats, MISSING } from './format/index.ts';

/** The project of a report, or the number of its teams. @example '40 teams' */
export const subjectName = (formats: Formats, { organization, provenance }: Report): string =>
  organization === undefined
    ? (provenance?.project.name ?? MISSING)
    : formats.counted(organization.teams.length, 'team');
