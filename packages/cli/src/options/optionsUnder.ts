/** Creates options for one section of the help. */
export const optionsUnder = (section: string) => ({
  text: (value: string, help: string) => ({ type: 'string', section, value, help }) as const,
  /** An option that may be repeated. */
  list: (value: string, help: string) => ({ type: 'string', multiple: true, section, value, help }) as const,
  flag: (help: string) => ({ type: 'boolean', section, value: '', help }) as const,
});
