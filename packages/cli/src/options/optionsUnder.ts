/** Makes options that the help lists in this section. Each string is a line of an option's description. */
export const optionsUnder = (section: string) => ({
  text: (value: string, ...help: readonly string[]) => ({ type: 'string', section, value, help }) as const,
  /** May be repeated. */
  list: (value: string, ...help: readonly string[]) =>
    ({ type: 'string', multiple: true, section, value, help }) as const,
  flag: (...help: readonly string[]) => ({ type: 'boolean', section, value: '', help }) as const,
});
