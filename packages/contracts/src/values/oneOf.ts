import { string } from 'yup';

/** Schema of one of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) => string().oneOf(words).required();
