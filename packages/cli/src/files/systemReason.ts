import { plainText } from '../plainText.ts';

/** The system's reason for a failure, without the path. @example 'ENOSPC: no space left on device' */
export function systemReason(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : 'the reason is not known';
  return plainText(message.replace(/, \w+( '.*)?$/s, ''));
}
