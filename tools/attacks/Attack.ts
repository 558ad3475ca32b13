/** The target of an attacking client. */
export interface Target {
  readonly port: number;
  /** A request for an analysis of the hostile tracker. */
  readonly body: string;
  /** Its IP address. */
  readonly client: string;
}

/** Attacks once. Resolves with a description of how it ended. */
export type Attack = (target: Target) => Promise<string>;
