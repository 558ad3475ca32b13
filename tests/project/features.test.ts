import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { importsOf } from './support/moduleGraph.ts';
import { projectFiles } from './support/projectFiles.ts';

const FEATURES = 'packages/ui/src/features';

const featureOf = (path: string) =>
  path.startsWith(`${FEATURES}/`) ? path.split('/')[FEATURES.split('/').length] : undefined;

/** The imports of `file` that lead into a feature of another screen. */
function foreignImports(file: string, code: string): readonly string[] {
  return importsOf(code).filter((specifier) => {
    const feature = specifier.startsWith('.') ? featureOf(posix.join(posix.dirname(file), specifier)) : undefined;
    return feature !== undefined && feature !== 'shell' && feature !== featureOf(file);
  });
}

describe('the directions between features', () => {
  it('never lead to a feature of another screen, because shared parts are in features/shell', () => {
    const files = projectFiles(FEATURES).filter((path) => /(?<!\.(?:stories|types|usage|example))\.tsx?$/.test(path));
    expect(new Set(files.map(featureOf))).toEqual(new Set(readdirSync(join(root, FEATURES))));
    const found = files.flatMap((file) =>
      foreignImports(file, readFileSync(join(root, file), 'utf8')).map((specifier) => `${file}: ${specifier}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['connect/X/X.tsx', '../../dashboard/shared/MetricValue/MetricValue.tsx'],
    ['dashboard/x/X/X.tsx', '../../../connect/ApiKeyHelp/ApiKeyHelp.tsx'],
    ['plan/X/X.tsx', '../../planReport/X/X.tsx'],
    ['shell/X/X.tsx', '../../dashboard/shared/MetricValue/MetricValue.tsx'],
    ['new/X.tsx', '../history/X.tsx'],
  ])('forbid %s to import %s', (file, specifier) =>
    expect(foreignImports(`${FEATURES}/${file}`, `import { X } from '${specifier}';`)).toEqual([specifier]),
  );

  it.each([
    ['connect/X/X.tsx', '../../shell/Logo/Logo.tsx'],
    ['dashboard/x/X/X.tsx', '../../shared/MetricValue/MetricValue.tsx'],
    ['history/X/X.tsx', '../../../primitives/Button/Button.tsx'],
  ])('allow %s to import %s', (file, specifier) =>
    expect(foreignImports(`${FEATURES}/${file}`, `import { X } from '${specifier}';`)).toEqual([]),
  );
});
