import type { ExitCode } from '../exitCodes.ts';

/** What the thread of the command starts with. */
export interface CommandData {
  readonly args: readonly string[];
  /** With the secrets, which the environment of the process no longer has. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTTY: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
}

/** From the thread of the command to the main thread. */
export type MessageFromCommand =
  | { readonly kind: 'write'; readonly to: 'stdout' | 'stderr'; readonly text: string | Uint8Array }
  | { readonly kind: 'read-stdin' }
  /** The command has received the signal, and ends by itself. */
  | { readonly kind: 'canceling' }
  | { readonly kind: 'ended'; readonly exitCode: ExitCode };

/** From the main thread to that of the command: why it has to end. */
export interface MessageToCommand {
  readonly kind: 'cancel';
  readonly exitCode: 130 | 143;
}
