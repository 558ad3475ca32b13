/** The data that a hook gets about the story that has just played. */
export interface PlayedStory {
  /** 'screens-dashboard--ready'. */
  readonly id: string;
  /** 'Screens/Dashboard'. */
  readonly title: string;
  /** 'Ready'. */
  readonly name: string;
  readonly tags: readonly string[];
  /** Parameters for addons and services, including those of all stories. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Hook = (story: PlayedStory) => Promise<void>;

let hook: Hook | undefined;

/** Registers a hook. The test run takes its screenshots in one; Storybook itself registers none. */
export function onAfterStory(next: Hook): void {
  hook = next;
}

/** Called by the preview after every story. */
export async function afterStory(story: PlayedStory): Promise<void> {
  await hook?.(story);
}
