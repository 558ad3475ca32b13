import { Suspense, use, useContext } from 'react';
import { ArgTypes, Canvas, Controls, Description, DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { Badge } from '@roi-insight/ui/badge';
import type { Status } from '../usage.ts';
import { Kind, Lead, Root, Section, StoryBlock, Terms, TitleLine, Top } from './parts.ts';
import { SourcePath } from './SourcePath.tsx';
import { usageBeside, type UsageFiles } from './usageFiles.ts';
import { HowToUse, WhenAndWhat } from './UsageSections.tsx';

const TONES = { stable: 'positive', beta: 'warning', internal: 'neutral' } as const satisfies Record<Status, string>;

/** The documentation of a component: its usage page around its stories. */
export function UsagePage() {
  return (
    <Root className="sb-unstyled">
      <Suspense>
        <Page />
      </Suspense>
    </Root>
  );
}

function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [primary, ...others] = stories;
  const storyFile = String(preparedMeta.parameters.fileName);
  const files = use(usageBeside(storyFile));
  if (primary === undefined) return null;
  return (
    <>
      <Head title={preparedMeta.title} storyFile={storyFile} files={files} />
      <Canvas of={primary.moduleExport} sourceState="none" />
      <Controls of={primary.moduleExport} />
      {files && <WhenAndWhat usage={files.usage} />}
      {files && <HowToUse usage={files.usage} />}
      <Section>
        <h2>Props</h2>
        <ArgTypes />
      </Section>
      {files && <Example files={files} />}
      {others.length > 0 && (
        <Section>
          <h2>More states</h2>
          {others.map((story) => (
            <StoryBlock key={story.id}>
              <h3>{story.name}</h3>
              <Description of={story.moduleExport} />
              <Canvas of={story.moduleExport} sourceState="none" />
            </StoryBlock>
          ))}
        </Section>
      )}
    </>
  );
}

interface HeadProps {
  /** 'Primitives/Button'. */
  readonly title: string;
  readonly storyFile: string;
  readonly files: UsageFiles | null;
}

function Head({ title, storyFile, files }: HeadProps) {
  const [name = '', ...kinds] = title.split('/').toReversed();
  return (
    <>
      <Top>
        <Kind>{kinds.toReversed().join(' / ')}</Kind>
        <TitleLine>
          <h1>{name}</h1>
          {files && <Badge tone={TONES[files.usage.status]}>{files.usage.status}</Badge>}
        </TitleLine>
        <Lead>
          <Description />
        </Lead>
        <Terms>
          {files && (
            <>
              <dt>Import</dt>
              <dd>
                <code>{importLine(files.code)}</code>
              </dd>
            </>
          )}
          <dt>Source</dt>
          <dd>
            <SourcePath path={storyFile.replace('./', '').replace('.stories.', '.')} />
          </dd>
          {files && files.decisions.length > 0 && (
            <>
              <dt>Decisions</dt>
              {files.decisions.map((decision) => (
                <dd key={decision.path}>
                  <SourcePath path={decision.path} label={decision.title} />
                </dd>
              ))}
            </>
          )}
        </Terms>
      </Top>
    </>
  );
}

/** How the example imports the component. */
function importLine(code: string): string {
  return /^import .* from '@roi-insight\/(?:ui|report-files)[^']*';$/m.exec(code)?.[0] ?? '';
}

function Example({ files: { Example, code } }: { readonly files: UsageFiles }) {
  return (
    <Section>
      <h2>Code</h2>
      <Example />
      <Source code={code} language="tsx" />
    </Section>
  );
}
