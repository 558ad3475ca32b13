/** What a hook gets to know about the story that has just played. */
export interface PlayedStory {
  /** 'screens-dashboard--ready'. */
  readonly id: string;
  /** 'Screens/Dashboard'. */
  readonly title: string;
  /** 'Ready'. */
  readonly name: string;
  readonly tags: readonly string[];
  /** What it hands to addons and services, those of all stories included. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Hook = (story: PlayedStory) => Promise<void>;

let hook: Hook | undefined;

/** The test run takes its screenshots here. In Storybook itself nothing is registered. */
export function onAfterStory(next: Hook): void {
  hook = next;
}

/** Called by the preview after every story. */
export async function afterStory(story: PlayedStory): Promise<void> {
  await hook?.(story);
}
