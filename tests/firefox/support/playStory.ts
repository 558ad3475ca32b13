import type { Page } from 'puppeteer-core';

/** Storybook's event with the result of a story. */
interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly Report[];
}

interface Report {
  readonly type: string;
  readonly status: string;
  readonly result: {
    readonly error?: unknown;
    readonly violations?: readonly { readonly help: string; readonly nodes: readonly { readonly html: string }[] }[];
  };
}

interface Channel {
  readonly on: (event: string, listen: (data: never) => void) => void;
  readonly off: (event: string, listen: (data: never) => void) => void;
  readonly emit: (event: string, data: unknown) => void;
}

/**
 * Renders a story, runs its play function, and checks it with axe and the rules of `.storybook`. Returns the problems.
 * All stories share one page, because loading Storybook for each story would take most of the time.
 */
export function playStory(page: Page, id: string): Promise<readonly string[]> {
  return page.evaluate(play, id);
}

/** Runs in the page. */
function play(id: string): Promise<readonly string[]> {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const faults = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const complaints: string[] = [];
  const complain = (fault: unknown) => {
    const { message, description } = Object(fault);
    complaints.push(String(message ?? description ?? JSON.stringify(fault)));
  };
  const inWords = ({ type, result }: Report) =>
    result.violations?.map(({ help, nodes }) => `${type}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`) ?? [
      `${type}: ${String(result.error)}`,
    ];
  return new Promise((resolve) => {
    const finish = ({ storyId, status, reporters }: Finished) => {
      if (storyId !== id) return;
      for (const fault of faults) channel.off(fault, complain);
      channel.off('storyFinished', finish);
      complaints.push(...reporters.filter((report) => report.status === 'failed').flatMap(inWords));
      resolve(status === 'error' && complaints.length === 0 ? ['It ended with an error.'] : complaints);
    };
    for (const fault of faults) channel.on(fault, complain);
    channel.on('storyFinished', finish);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
