/** The parts of a process that a command uses. */
export interface Terminal {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly now: () => Date;
  /** Fires on Ctrl-C, and when the system asks the process to end. The signal's reason is a `canceled()` error. */
  readonly signal: AbortSignal;
  /** Time in ms to wait before a request to a tracker is repeated for the first time. Tests shorten it. */
  readonly backoffMs?: number;
  /** Addresses of Atlassian's services. Tests replace them. */
  readonly atlassian?: { readonly gatewayUrl: string; readonly authUrl: string };
}

/** A stream to which a command writes. */
export interface Output {
  readonly write: (text: string | Uint8Array) => unknown;
  readonly isTTY?: boolean;
}
