import { LARGE_ORGANIZATION } from './largeOrganization.ts';
import { ORGANIZATION } from './organization.ts';
import { PILOT_TO_PLAN } from './pilot/pilots.ts';
import { type ProjectSpec, SINGLE_PROJECTS } from './projectSpec.ts';
import { QUALITY_PROJECTS } from './qualityProjects.ts';
import { TIME_PROJECTS } from './timeProjects.ts';
import { YEAR_PROJECTS } from './yearProjects.ts';

/** The projects of the sample tracker. Add new projects at the end, so that the existing projects keep their ids. */
export const SAMPLE_PROJECTS: readonly ProjectSpec[] = [
  ...SINGLE_PROJECTS,
  ...ORGANIZATION,
  ...LARGE_ORGANIZATION,
  ...YEAR_PROJECTS,
  ...TIME_PROJECTS,
  ...PILOT_TO_PLAN,
  ...QUALITY_PROJECTS,
];
