import type { UsageFailure } from '@roi-insight/contracts';
import { UnreadableFileError } from '@roi-insight/file-reading';
import { UsageError } from './Problems.ts';

/** How the names of compressed files end. */
const PACKED = /\.(gz|tgz|zip|bz2|xz|zst|7z)$/i;

/** The failure that an error stands for. Errors of other kinds are thrown again. */
export function failureOf(cause: unknown, file: string): UsageFailure {
  if (cause instanceof UsageError) return cause.failure;
  if (!(cause instanceof UnreadableFileError)) throw cause;
  const { line, problem } = cause;
  switch (problem.kind) {
    case 'nul':
    case 'not-text':
      if (PACKED.test(file)) return { reason: 'usage-packed', file };
      return { reason: `usage-${problem.kind}`, file, line };
    case 'endless-row':
    case 'quote':
      return { reason: 'usage-quote', file, line };
    case 'not-json':
      return { reason: 'usage-not-json', file, line };
    case 'cut':
      return { reason: 'usage-cut', file };
    case 'too-deep':
      return { reason: 'usage-unknown-format', file };
  }
}
