/** What an attacking client has. */
export interface Target {
  readonly port: number;
  /** A request for an analysis of the hostile tracker. */
  readonly body: string;
  /** Its address. */
  readonly client: string;
}

/** Attacks once. Resolves with how it ended. */
export type Attack = (target: Target) => Promise<string>;
