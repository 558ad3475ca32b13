/** A name without the characters that differ between sites: case, spaces, hyphens, and the two apostrophes. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
