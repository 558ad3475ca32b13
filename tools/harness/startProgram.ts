import { type Running, startNode, untilResponding } from '../../scripts/processes.ts';
import type { MemoryGroup } from './memoryGroup.ts';

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Limits the memory; null: no limit. */
  readonly group?: MemoryGroup | null;
}

/** Starts Node with these arguments and waits until it responds at `url`. */
export async function startProgram(
  args: readonly string[],
  url: string,
  { env = {}, group = null }: ProgramOptions = {},
): Promise<Running> {
  const running = startNode(args, { env });
  try {
    group?.add(running.child.pid);
    await untilResponding(url, running);
    return running;
  } catch (cause) {
    await running.stop();
    throw cause;
  }
}
