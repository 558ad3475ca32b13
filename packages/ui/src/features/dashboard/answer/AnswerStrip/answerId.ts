/** The `id` of the answer. When the answer has scrolled out of view, the short header repeats it. */
export const ANSWER_ID = 'answer';
