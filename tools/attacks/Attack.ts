/** The target of an attacking client. */
export interface Target {
  readonly port: number;
  /** The body of a request for an analysis of the hostile tracker. */
  readonly body: string;
  /** The IP address of the attacking client. */
  readonly client: string;
}

/** Attacks once. Resolves with a description of how the attack ended. */
export type Attack = (target: Target) => Promise<string>;
