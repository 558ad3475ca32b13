/** A field as `GET /field` lists it. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly custom: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

const system = (id: string, name: string, type: string): Field => ({
  id,
  name,
  custom: false,
  schema: { type, system: id },
});

const custom = (customId: number, name: string, type: string, kind: string): Field => ({
  id: `customfield_${customId}`,
  name,
  custom: true,
  schema: { type, custom: `com.atlassian.jira.plugin.system.customfieldtypes:${kind}`, customId },
});

/** The number field with story points. */
export const STORY_POINTS = custom(10_016, 'Story Points', 'number', 'float');

/** Some of Jira's own fields, and custom fields. Two custom fields share a name, as on many sites. */
export const FIELDS: readonly Field[] = [
  system('summary', 'Summary', 'string'),
  system('created', 'Created', 'datetime'),
  system('timeoriginalestimate', 'Original estimate', 'number'),
  system('timespent', 'Time Spent', 'number'),
  STORY_POINTS,
  custom(10_017, 'Customer', 'string', 'textfield'),
  custom(10_041, 'Impact', 'number', 'float'),
  custom(10_042, 'Impact', 'number', 'float'),
];
