import { describe, expect, it } from 'vitest';
import { schedule, type Scheduled } from './schedule.ts';

const build: Scheduled = { name: 'build', workers: 1 };

/** Starts steps and lets the test end each of them. */
function stage(steps: readonly Scheduled[], slots: number) {
  const running = new Map<string, () => void>();
  const over = schedule(steps, {
    slots,
    build,
    run: ({ name }) => new Promise((resolve) => void running.set(name, resolve)),
  });
  const end = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await new Promise(setImmediate);
  };
  return { running: () => [...running.keys()], end, over };
}

describe('schedule', () => {
  it('starts steps in order while their workers fit into the free slots', async () => {
    const steps = ['a', 'b', 'c'].map((name) => ({ name, workers: 1 }));
    const { running, end, over } = stage(steps, 2);
    expect(running()).toEqual(['a', 'b']);
    await end('b');
    expect(running()).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    await over;
  });

  it('starts a later step first if an earlier one does not fit', async () => {
    const { running, end } = stage(
      [
        { name: 'a', workers: 2 },
        { name: 'wide', workers: 2 },
        { name: 'b', workers: 1 },
      ],
      3,
    );
    expect(running()).toEqual(['a', 'b']);
    await end('a');
    expect(running()).toEqual(['b', 'wide']);
  });

  it('runs a step alone if it has more workers than there are slots', async () => {
    const { running, end } = stage(
      [
        { name: 'wide', workers: 4 },
        { name: 'a', workers: 1 },
      ],
      2,
    );
    expect(running()).toEqual(['wide']);
    await end('wide');
    expect(running()).toEqual(['a']);
  });

  it('waits for the end of the build before it starts steps that need it', async () => {
    const { running, end } = stage(
      [{ name: 'browser', workers: 1, needsBuild: true }, build, { name: 'a', workers: 1 }],
      3,
    );
    expect(running()).toEqual(['build', 'a']);
    await end('build');
    expect(running()).toEqual(['a', 'browser']);
  });

  it('immediately starts steps that need the build if the build is not in the list', () => {
    expect(stage([{ name: 'browser', workers: 1, needsBuild: true }], 1).running()).toEqual(['browser']);
  });
});
