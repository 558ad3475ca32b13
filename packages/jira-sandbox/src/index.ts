export { buildSandbox } from './buildSandbox.ts';
export { CLOUD_ID, CREDENTIALS } from './credentials.ts';
export { ORGANIZATION } from './generate/organization.ts';
export { bigProject, CHANGE_DATE, type ProjectSpec } from './generate/projectSpec.ts';
export { SAMPLE_PROJECTS } from './generate/sampleProjects.ts';
export type { SandboxOptions } from './options.ts';
export { buildUsageApi } from './usage/buildUsageApi.ts';
export { USAGE_KEYS } from './usage/usageKeys.ts';
export { usageMembers } from './usage/usageTeams.ts';
