export { buildSandbox } from './buildSandbox.ts';
export { CLOUD_ID, CREDENTIALS } from './credentials.ts';
export { bigProject, CHANGE_DATE, type ProjectSpec, SAMPLE_PROJECTS } from './generate/projectSpec.ts';
export type { SandboxOptions } from './options.ts';
