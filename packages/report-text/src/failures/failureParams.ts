import { count, MAX_REPORTED_NAME } from '@roi-insight/contracts';
import { string } from 'yup';

/** A name, an address or a system's message. */
export const text = () => string().max(MAX_REPORTED_NAME).defined();

export const host = text().required();
export const seconds = count().required();
export const kilobytes = count().required();
/** The key of an issue. */
export const issueKey = text().required();
export const status = count().required();
