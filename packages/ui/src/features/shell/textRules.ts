import { string } from 'yup';

/** What is wrong with a text, and whether it is. */
export type Rule = readonly [message: string, isRight: (text: string) => boolean];

/** A text whose error is that of the first rule that it breaks. */
export const textWithRules = (...rules: readonly Rule[]) =>
  string()
    .default('')
    .test('rules', (value, context) => {
      const broken = rules.find(([, isRight]) => !isRight(value));
      return broken === undefined || context.createError({ message: broken[0] });
    });
