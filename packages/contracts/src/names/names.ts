import { isLogo } from './isLogo.ts';
import { nameText } from './nameText.ts';

/** What a reader entered about the owner of a report. It replaces the names of the brand and of the tracker, and no figure depends on it. */
export interface Names {
  readonly company?: string | undefined;
  readonly project?: string | undefined;
  /** The company's logo, a PNG as a data URL: see {@link isLogo}. */
  readonly logo?: string | undefined;
}

/** Reads names from a file or from storage, without what cannot be shown; undefined if nothing is left. */
export function readNames(input: unknown): Names | undefined {
  const { company, project, logo }: Readonly<Partial<Record<keyof Names, unknown>>> = Object(input);
  const names = {
    company: textOf(company),
    project: textOf(project),
    logo: typeof logo === 'string' && isLogo(logo) ? logo : undefined,
  };
  return Object.values(names).some((name) => name !== undefined) ? names : undefined;
}

const textOf = (input: unknown) => (typeof input === 'string' ? nameText(input) || undefined : undefined);
