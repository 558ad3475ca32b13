import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The font stack in a component's styles. */
function familyIn(component: string): string {
  const [, family] =
    /font-family: ('[^']+', .*);/.exec(readFileSync(join(import.meta.dirname, '../src', component), 'utf8')) ?? [];
  if (family === undefined) throw new Error(`${component} sets no typeface.`);
  return family;
}

/** The typefaces, read from the components that set them, because constants in the theme would add to the size of each page. */
export const fontFamily = {
  sans: familyIn('theme/ThemeRoot.tsx'),
  mono: familyIn('screens/CrashScreen/CrashScreen.tsx'),
};
