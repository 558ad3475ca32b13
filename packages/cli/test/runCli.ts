import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CREDENTIALS } from '@roi-insight/jira-sandbox';
import { onTestFinished } from 'vitest';
import { NOW } from '../../server/test/support/harness.ts';
import { run } from '../src/run.ts';
import type { Terminal } from '../src/Terminal.ts';

/** The credential for the sandbox, as environment variables. */
export const ENV = { ROI_JIRA_TOKEN: CREDENTIALS.token, ROI_JIRA_EMAIL: CREDENTIALS.email } as const;

interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings extends Partial<Pick<Terminal, 'env' | 'now' | 'signal' | 'atlassian'>> {
  /** Standard input. */
  readonly input?: string | AsyncIterable<string>;
  /** Whether standard output and standard error are terminals. */
  readonly isTTY?: boolean;
}

/** Runs a command line in this process, at the tests' time and with short waits. */
export async function runCli(args: readonly string[], surroundings: Surroundings = {}): Promise<Outcome> {
  const {
    env = ENV,
    now = () => NOW,
    signal = new AbortController().signal,
    input = '',
    isTTY = false,
    atlassian,
  } = surroundings;
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    isTTY,
    write: (text: string | Uint8Array) => {
      written[name] += typeof text === 'string' ? text : new TextDecoder().decode(text);
    },
  });
  const exitCode = await run({
    args,
    env,
    signal,
    stdin: typeof input === 'string' ? piped(input) : input,
    stdout: output('stdout'),
    stderr: output('stderr'),
    now,
    backoffMs: 20,
    ...(atlassian === undefined ? {} : { atlassian }),
  });
  return { exitCode, ...written };
}

async function* piped(text: string): AsyncGenerator<string> {
  yield text;
}

/** Creates a folder for the files of one test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roi-insight-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The arguments for a report on the sandbox's small project. */
export const reportOf = (url: string, project = 'AUR') =>
  ['report', '--url', url, '--project', project, '--adopted', '2025-08-25'] as const;
