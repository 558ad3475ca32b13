import { Source } from '@storybook/addon-docs/blocks';
import type { ThemeMode } from '@roi-insight/ui/theme';
import { ExampleBox, Section } from './parts.ts';
import type { UsageFiles } from './usageFiles.ts';

/** Code to copy, and what it shows. */
export function Example({ Example: Live, code, mode }: UsageFiles & { readonly mode: ThemeMode }) {
  return (
    <Section>
      <h2>Code</h2>
      <p>
        Runs as it is inside <code>ThemeRoot</code>.
      </p>
      <ExampleBox>
        <div data-live>
          <Live />
        </div>
        <Source code={code} language="tsx" dark={mode === 'dark'} />
      </ExampleBox>
    </Section>
  );
}
