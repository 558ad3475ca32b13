import { ORGANIZATION } from './organization.ts';
import { type ProjectSpec, SINGLE_PROJECTS } from './projectSpec.ts';

/** The projects of the sample tracker. New ones come last, so that the others keep their ids. */
export const SAMPLE_PROJECTS: readonly ProjectSpec[] = [...SINGLE_PROJECTS, ...ORGANIZATION];
