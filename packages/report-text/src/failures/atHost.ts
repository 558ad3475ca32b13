import type { FailureCode } from '@roi-insight/contracts';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import { defineFailure } from './defineFailure.ts';
import { host } from './failureParams.ts';

/** Defines a failure whose sentence needs only the host. The direction of the text around the host does not affect it. */
export const atHost = (code: FailureCode, sentence: (host: string) => string) =>
  defineFailure(code, { host }, (params) => sentence(bidiIsolate(params.host)));
