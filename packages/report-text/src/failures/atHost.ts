import { count, type FailureCode, MAX_REPORTED_NAME } from '@roi-insight/contracts';
import { string } from 'yup';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import { defineFailure } from './defineFailure.ts';

/** A name, an address or a system's message. */
export const text = () => string().max(MAX_REPORTED_NAME).defined();

export const host = text().required();
export const seconds = count().required();
export const status = count().required();

/** Defines a failure whose sentence needs only the host, isolated from the direction of the text around it. */
export const atHost = (code: FailureCode, sentence: (host: string) => string) =>
  defineFailure(code, { host }, (params) => sentence(bidiIsolate(params.host)));
