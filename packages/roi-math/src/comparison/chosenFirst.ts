/** What even a comparison cannot rule out. */
export const CHOSEN_FIRST =
  'The comparison rules out what affected all teams alike. It does not rule out how the first team was chosen: one that was about to change anyway looks as if the assistant had changed it.';
