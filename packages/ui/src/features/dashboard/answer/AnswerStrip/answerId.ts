/** The `id` of the answer, which the short header repeats once it has scrolled out of view. */
export const ANSWER_ID = 'answer';
