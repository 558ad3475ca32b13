import { Suspense, use, useContext } from 'react';
import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { isPage } from '../isPage.ts';
import { Example } from './Example.tsx';
import { LazyStory } from './LazyStory.tsx';
import { PageHead } from './PageHead.tsx';
import { ControlBox, Root } from './parts.ts';
import { coversPage, OtherStories } from './OtherStories.tsx';
import { PropsTable } from './PropsTable.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { filesBeside } from './usageFiles.ts';
import { useDocsTheme } from './useDocsTheme.ts';
import { HowToUse, WhenAndWhat } from './UsageSections.tsx';

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

/** In px: a whole screen is looked at through a window. */
const SCREEN_HEIGHT = 760;

function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const mode = useDocsTheme(context.channel);
  const storyFile = String(preparedMeta.parameters.fileName);
  const { usage, props } = use(filesBeside(storyFile));
  const stories = context.componentStories();
  const [primary] = stories;
  if (primary === undefined) return null;
  const { title } = preparedMeta;
  const isJourney = title.startsWith('Journeys/');
  const framed = isPage(title) || coversPage(primary);
  const usable = Object.entries(primary.argTypes).flatMap(([name, { control }]) => (isUsable(control) ? [name] : []));
  return (
    <>
      <PageHead title={title} storyFile={storyFile} usage={usage} />
      {!isJourney && framed && (
        <LazyStory margin="0px">
          <StoryFrame
            id={primary.id}
            name={primary.name}
            mode={mode}
            height={isPage(title) ? SCREEN_HEIGHT : undefined}
          />
        </LazyStory>
      )}
      {!framed && <Canvas of={primary.moduleExport} sourceState="none" />}
      {!framed && usable.length > 0 && (
        <ControlBox>
          <Controls of={primary.moduleExport} include={usable} />
        </ControlBox>
      )}
      {usage && <WhenAndWhat usage={usage.usage} />}
      {usage && <HowToUse usage={usage.usage} />}
      {usage && (
        <LazyStory margin="400px">
          <Example {...usage} mode={mode} />
        </LazyStory>
      )}
      {props && !isJourney && <PropsTable {...props} />}
      <OtherStories title={title} stories={isJourney ? stories : stories.slice(1)} mode={mode} />
    </>
  );
}

/** A control that a reader can use: objects are edited in code. */
function isUsable(control: unknown): boolean {
  const type = typeof control === 'object' && control !== null && 'type' in control ? control.type : control;
  return typeof type === 'string' && !['object', 'file', 'date'].includes(type);
}
