import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isUtf8MimeType, mime } from '@fastify/send';

/** A compressed copy of a file, made by the build. */
export interface Variant {
  readonly encoding: 'br' | 'gzip';
  readonly path: string;
}

/** A file that can be requested. */
export interface StaticFile {
  /** Path below the folder, URL-encoded, with a leading slash. */
  readonly path: string;
  readonly type: string;
  /** Smallest first. */
  readonly variants: readonly Variant[];
}

const SUFFIXES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Lists every file below a folder by its URL path. The list is made only once, and no other file can be requested. */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const paths = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).map(encodeURIComponent).join('/')}`,
      ),
  );
  return new Map(
    [...paths].map((path) => [path, { path, type: contentType(path), variants: variantsOf(path, paths) }]),
  );
}

function variantsOf(path: string, paths: ReadonlySet<string>): Variant[] {
  return SUFFIXES.map(([encoding, suffix]) => ({ encoding, path: `${path}${suffix}` })).filter((variant) =>
    paths.has(variant.path),
  );
}

function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
