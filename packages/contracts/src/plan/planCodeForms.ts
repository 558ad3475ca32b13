const inGroups = (hash: string, digits: number) => hash.replaceAll(new RegExp(`.{${digits}}(?!$)`, 'g'), '$& ');

/** The code of a plan in the forms that people may paste into an issue, for a search of phrases. */
export const planCodeForms = (hash: string): readonly string[] => [
  hash,
  `roi-plan:${hash}`,
  inGroups(hash, 4),
  inGroups(hash, 8),
];
