import type { FailureCode } from '@roi-insight/contracts';
import { defineFailure } from './defineFailure.ts';

/** Defines a failure whose sentence is always the same. */
export const fixedFailure = (code: FailureCode, sentence: string, status?: number) =>
  defineFailure(code, {}, () => sentence, status);
