import { secretErrors } from '@roi-insight/report-text';
import { wrongInput } from './exitCodes.ts';
import type { Terminal } from './Terminal.ts';

/** The secrets of this program, each with its environment variable. */
export const SECRETS = {
  jira: { name: 'token', variable: 'ROI_JIRA_TOKEN' },
  serviceAccount: { name: 'client secret', variable: 'ROI_JIRA_CLIENT_SECRET' },
  claude: { name: 'key', variable: 'ROI_CLAUDE_KEY' },
} as const;

type Secret = (typeof SECRETS)[keyof typeof SECRETS];

/** Maximum length of a secret, in characters. */
const MAX_LENGTH = 4096;

/** Option names that people might use for a secret, and the prefix of Anthropic's keys. */
const SECRET_ARGUMENT =
  /^-{1,2}((jira|claude|anthropic)[-_]?)?(admin[-_]?)?(api[-_]?)?(client[-_]?)?(token|key|password|passwd|secret|pat)(=|$)|sk-ant-/i;

/** Refuses a secret among the arguments, with a message that does not repeat it. */
export function refuseSecretArgument({ args, env }: Pick<Terminal, 'args' | 'env'>): void {
  const isClient = args.some((arg) => /^-{1,2}[\w-]*client/i.test(arg));
  const expected = args.includes('usage') ? SECRETS.claude : isClient ? SECRETS.serviceAccount : SECRETS.jira;
  if (args.some((arg) => SECRET_ARGUMENT.test(arg))) throw wrongInput(secretErrors.argument(expected));
  for (const secret of Object.values(SECRETS)) refuseAmong(args, env[secret.variable]?.trim() ?? '', secret);
}

/** Reads a secret from the environment or, if it is not there, from standard input. */
export async function readSecret(secret: Secret, { args, env, stdin, signal }: Terminal): Promise<string> {
  const set = env[secret.variable]?.trim() ?? '';
  if (set !== '') return set;
  const missing = () => wrongInput(secretErrors.missing(secret));
  if (stdin.isTTY === true) throw missing();
  const piped = await Promise.race([readAll(stdin, secret), aborted(signal)]);
  if (piped === '') throw missing();
  refuseAmong(args, piped, secret);
  return piped;
}

function refuseAmong(args: readonly string[], value: string, secret: Secret): void {
  if (value !== '' && args.some((arg) => arg.includes(value))) throw wrongInput(secretErrors.argument(secret));
}

/** Rejects when the signal fires. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function readAll(stdin: Terminal['stdin'], secret: Secret): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stdin) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.length > MAX_LENGTH) throw wrongInput(secretErrors.tooLong(secret));
  }
  return text.trim();
}
