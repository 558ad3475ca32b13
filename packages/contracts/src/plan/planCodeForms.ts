const inGroups = (hash: string, digits: number) => hash.replaceAll(new RegExp(`.{${digits}}(?!$)`, 'g'), '$& ');

/** The code of a plan in each form in which people may paste it into an issue, for a phrase search. */
export const planCodeForms = (hash: string): readonly string[] => [
  hash,
  `roi-plan:${hash}`,
  inGroups(hash, 4),
  inGroups(hash, 8),
];
