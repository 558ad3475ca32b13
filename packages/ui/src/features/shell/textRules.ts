import { string } from 'yup';

/** An error message, and the test that a valid text passes. */
export type Rule = readonly [message: string, isRight: (text: string) => boolean];

/** A text schema that reports the first rule that fails. */
export const textWithRules = (...rules: readonly Rule[]) =>
  string()
    .default('')
    .test('rules', (value, context) => {
      const broken = rules.find(([, isRight]) => !isRight(value));
      return broken === undefined || context.createError({ message: broken[0] });
    });
