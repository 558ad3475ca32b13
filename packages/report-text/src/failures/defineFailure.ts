import type { FailureCode } from '@roi-insight/contracts';
import { type AnyObject, type InferType, object, type ObjectShape } from 'yup';
import type { Formats } from '../format/index.ts';

/** One way to fail: its code, the parameters that its sentence needs, and the sentence. */
export interface FailureDefinition<Params> {
  readonly code: FailureCode;
  readonly params: { readonly validateSync: (input: unknown, options: { readonly strict: true }) => Params };
  readonly sentence: (params: Params, formats: Formats) => string;
  /** HTTP status, if it differs from the status of the code. */
  readonly status?: number;
}

/** Defines a failure, with the shape of the parameters that a response contains. */
export function defineFailure<Shape extends ObjectShape>(
  code: FailureCode,
  shape: Shape,
  sentence: (params: ParamsOf<Shape>, formats: Formats) => string,
  status?: number,
) {
  return { code, params: object(shape).required(), sentence, ...(status !== undefined && { status }) };
}

type ParamsOf<Shape extends ObjectShape> = InferType<ReturnType<typeof object<AnyObject, Shape>>>;
