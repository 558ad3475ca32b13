import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of typefaces that a component sets. */
function familyIn(component: string): string {
  const [, family] =
    /font-family: ('[^']+', .*);/.exec(readFileSync(join(import.meta.dirname, '../src', component), 'utf8')) ?? [];
  if (family === undefined) throw new Error(`${component} sets no typeface.`);
  return family;
}

/**
 * The typefaces, each with what is shown until it is loaded. They are read from the two places that set them: as
 * constants of the theme they would add to what each page loads.
 */
export const fontFamily = {
  sans: familyIn('theme/ThemeRoot.tsx'),
  mono: familyIn('screens/CrashScreen/CrashScreen.tsx'),
};
