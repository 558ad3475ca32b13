import { string } from 'yup';

export const oneOf = <const Word extends string>(words: readonly Word[]) => string().oneOf(words).required();
