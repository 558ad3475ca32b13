import type { ExitCode } from '../exitCodes.ts';

/** The initial data of the command's thread. */
export interface CommandData {
  readonly args: readonly string[];
  /** Includes the secrets, which are no longer in the environment of the process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTTY: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
}

/** A message from the thread of the command to the main thread. */
export type MessageFromCommand =
  | { readonly kind: 'write'; readonly to: 'stdout' | 'stderr'; readonly text: string | Uint8Array }
  | { readonly kind: 'read-stdin' }
  /** The command has received the signal and is about to end. */
  | { readonly kind: 'canceling' }
  | { readonly kind: 'ended'; readonly exitCode: ExitCode };

/** A message from the main thread to the command's thread, with the reason for ending it. */
export interface MessageToCommand {
  readonly kind: 'cancel';
  readonly exitCode: 130 | 143;
}
