import { readFileSync } from 'node:fs';

const MAX_CONNECTIONS = 2048;

/**
 * Maximum number of open connections: at most half of the files that the process may open, because analyses, threads
 * and the system need the others.
 */
export function maxConnections(): number {
  return Math.min(MAX_CONNECTIONS, Math.floor(openFilesLimit() / 2));
}

/** Infinity if the system does not report its limit (Linux does). */
function openFilesLimit(): number {
  try {
    const files = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return files === undefined ? Infinity : Number(files);
  } catch {
    return Infinity;
  }
}
