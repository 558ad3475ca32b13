import { repositoryUrl } from '../repository.ts';

interface SourcePathProps {
  /** From the root of the repository. */
  readonly path: string;
  readonly label?: string;
}

/** A file of the repository; a link, if there is a place to read it. */
export function SourcePath({ path, label }: SourcePathProps) {
  const shown = label === undefined ? <code>{path}</code> : label;
  return repositoryUrl === undefined ? shown : <a href={`${repositoryUrl}/${path}`}>{shown}</a>;
}
