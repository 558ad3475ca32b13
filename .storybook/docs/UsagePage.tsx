import { Suspense, use, useContext } from 'react';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import type { ThemeMode } from '@roi-insight/ui/theme';
import { isPage } from '../frame/isPage.ts';
import { DosAndDonts } from './DosAndDonts.tsx';
import { LazyStory } from './LazyStory.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { useDocsTheme } from './useDocsTheme.ts';
import { type UsageFiles, usageBeside } from './usageFiles.ts';
import { introduction, reference } from './usageMarkdown.ts';

/** The documentation of a component: its usage page around its stories. */
export function UsagePage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const mode = useDocsTheme(context.channel);
  const usage = use(usageBeside(String(preparedMeta.parameters.fileName)));
  const [primary, ...others] = context.componentStories().filter(({ tags }) => !tags.includes('test-fn'));
  if (primary === undefined) return null;
  return (
    <>
      <Title />
      {usage && <p>Status: {usage.usage.status}</p>}
      <Description />
      <StoryBlock story={primary} mode={mode} isFramed={isFramed(primary)} />
      {!isPage(primary.title) && <Controls of={primary.moduleExport} />}
      {usage && <UsageText {...usage} mode={mode} />}
      {others.length > 0 && <Heading>More states</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryBlock story={story} mode={mode} isFramed={isFramed(story) || story.playFunction !== undefined} />
        </section>
      ))}
    </>
  );
}

function UsageText({ usage, Example, code, mode }: UsageFiles & { readonly mode: ThemeMode }) {
  return (
    <>
      <Markdown>{introduction(usage)}</Markdown>
      <Heading>Do and don’t</Heading>
      <DosAndDonts {...usage} />
      <Markdown>{reference(usage)}</Markdown>
      <Heading>Code</Heading>
      <LazyStory margin="400px">
        <Unstyled>
          <Example />
        </Unstyled>
      </LazyStory>
      <Source code={code} language="tsx" dark={mode === 'dark'} />
    </>
  );
}

/**
 * Whether a story needs a frame, because it is a whole page, or because its component covers the page. In the second
 * case, the file of the story sets a parameter of Storybook.
 */
const isFramed = ({ title, parameters }: PreparedStory): boolean =>
  isPage(title) || parameters.docs?.story?.inline === false;

interface StoryBlockProps {
  readonly story: PreparedStory;
  readonly mode: ThemeMode;
  readonly isFramed: boolean;
}

/** Height of the window that shows a whole screen, in px. */
const SCREEN_HEIGHT = 760;

/** A story, either directly on the page or in a frame. Its play function runs only in a frame. */
function StoryBlock({ story, mode, isFramed: framed }: StoryBlockProps) {
  if (!framed) {
    return (
      <LazyStory margin="400px">
        <Canvas of={story.moduleExport} />
      </LazyStory>
    );
  }
  // Rendered only when scrolled into view. Otherwise, the browser would scroll to an element that gets the focus outside of the view.
  return (
    <LazyStory margin="-10% 0px">
      <StoryFrame
        id={story.id}
        name={story.name}
        mode={mode}
        height={isPage(story.title) ? SCREEN_HEIGHT : undefined}
      />
    </LazyStory>
  );
}
