/** The names of the fields for the company and the project name of a report. */
export const nameTexts = { company: 'Company', project: 'Project name' } as const;
