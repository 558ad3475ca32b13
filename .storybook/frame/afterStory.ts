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

/** Registers a hook. A test run uses a hook to take its screenshots; Storybook itself registers no hook. */
export function onAfterStory(next: Hook): void {
  hook = next;
}

/** Called by the preview after every story. */
export async function afterStory(story: PlayedStory): Promise<void> {
  await hook?.(story);
}
