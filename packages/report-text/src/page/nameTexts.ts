/** The texts for editing the company and the project name of a report. */
export const nameTexts = {
  company: 'Company',
  project: 'Project name',
  /** @param name the name that is shown, which a voice command may quote */
  edit: (entry: 'company' | 'project', name: string) => `${name}, edit the ${nameTexts[entry].toLowerCase()}`,
} as const;
