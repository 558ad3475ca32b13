/** Creates options for one section of the help. Each string is a line of an option's description. */
export const optionsUnder = (section: string) => ({
  text: (value: string, ...help: readonly string[]) => ({ type: 'string', section, value, help }) as const,
  /** An option that may be repeated. */
  list: (value: string, ...help: readonly string[]) =>
    ({ type: 'string', multiple: true, section, value, help }) as const,
  flag: (...help: readonly string[]) => ({ type: 'boolean', section, value: '', help }) as const,
});
