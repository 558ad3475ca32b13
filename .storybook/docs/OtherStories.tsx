import { Canvas, Description } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import type { ThemeMode } from '@roi-insight/ui/theme';
import { isPage } from '../isPage.ts';
import { Section, StoryBlock } from './parts.ts';
import { StoryLinks } from './rows.ts';
import { PageLink } from './PageLink.tsx';
import { Sentence } from './Sentence.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { LazyStory } from './LazyStory.tsx';
import { StateProps } from './StateProps.tsx';

interface OtherStoriesProps {
  readonly title: string;
  readonly stories: readonly PreparedStory[];
  readonly mode: ThemeMode;
}

/** Its file says so with Storybook's own parameter. */
export const coversPage = ({ parameters }: PreparedStory): boolean => parameters.docs?.story?.inline === false;

/** A story that acts, or covers its page, is in a page of its own. */
const needsFrame = (story: PreparedStory): boolean => story.parameters.docs?.acts === true || coversPage(story);

/** The stories below the first: whole screens as links, pieces as themselves. */
export function OtherStories({ title, stories, mode }: OtherStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <Section>
      <h2>More states</h2>
      {isPage(title) ? (
        <StoryLinks>
          {stories.map(({ id, name, parameters }) => (
            <li key={id}>
              <PageLink path={`/story/${id}`}>{name}</PageLink>
              <p>
                <Sentence text={String(parameters.docs?.description?.story ?? '')} />
              </p>
            </li>
          ))}
        </StoryLinks>
      ) : (
        stories.map((story) => (
          <StoryBlock key={story.id}>
            <h3>
              <PageLink path={`/story/${story.id}`}>{story.name}</PageLink>
            </h3>
            <Description of={story.moduleExport} />
            {needsFrame(story) ? (
              // Once it is in view: the browser would scroll to what gets the focus out of it.
              <LazyStory margin="-10% 0px">
                <StoryFrame id={story.id} name={story.name} mode={mode} />
              </LazyStory>
            ) : (
              <LazyStory margin="400px">
                <Canvas of={story.moduleExport} sourceState="none" />
              </LazyStory>
            )}
            <StateProps source={String(story.parameters.docs?.source?.originalSource ?? '')} mode={mode} />
          </StoryBlock>
        ))
      )}
    </Section>
  );
}
