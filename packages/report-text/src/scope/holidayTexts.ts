/** The words of the field for holidays. */
export const holidayTexts = {
  hint: 'One day per line, such as 2025-12-25.',
  file: 'Add days from a calendar file (.ics)',
  noDate: 'this isn’t a date like 2025-12-25.',
} as const;
