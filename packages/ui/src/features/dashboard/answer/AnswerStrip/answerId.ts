/** The `id` of the answer. The short header repeats the answer when it has scrolled out of view. */
export const ANSWER_ID = 'answer';
