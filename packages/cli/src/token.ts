import { wrongInput } from './exitCodes.ts';
import type { Terminal } from './Terminal.ts';

/** Environment variable of the token. */
export const TOKEN_VARIABLE = 'ROI_JIRA_TOKEN';

/** Maximum length of a token, in characters. */
const MAX_LENGTH = 4096;

const HOW = `Set ${TOKEN_VARIABLE}, or pipe the token to standard input.`;

const NEVER_AN_ARGUMENT = `Don't pass the token as an argument: every user of this machine can read it. ${HOW} If the token was real, revoke it.`;

/** Option names that people might use for a token. */
const TOKEN_OPTION = /^-{1,2}(jira[-_]?)?(api[-_]?)?(token|key|password|passwd|secret|pat)(=|$)/i;

/** Refuses a token among the arguments. The message does not repeat it. */
export function refuseTokenArgument({ args, env }: Pick<Terminal, 'args' | 'env'>): void {
  if (args.some((arg) => TOKEN_OPTION.test(arg))) throw wrongInput(NEVER_AN_ARGUMENT);
  refuseAmong(args, env[TOKEN_VARIABLE]?.trim() ?? '');
}

/** Reads the token from the environment, otherwise from standard input. */
export async function readToken({ args, env, stdin, signal }: Terminal): Promise<string> {
  const set = env[TOKEN_VARIABLE]?.trim() ?? '';
  if (set !== '') return set;
  if (stdin.isTTY === true) throw wrongInput(`Missing token. ${HOW}`);
  const piped = await Promise.race([readAll(stdin), aborted(signal)]);
  if (piped === '') throw wrongInput(`Missing token. ${HOW}`);
  refuseAmong(args, piped);
  return piped;
}

function refuseAmong(args: readonly string[], token: string): void {
  if (token !== '' && args.some((arg) => arg.includes(token))) throw wrongInput(NEVER_AN_ARGUMENT);
}

/** Rejects when the signal fires. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function readAll(stdin: Terminal['stdin']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stdin) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.length > MAX_LENGTH) throw wrongInput('Standard input is too long for a token.');
  }
  return text.trim();
}
