interface Terms {
  readonly teams: readonly { readonly facts?: object | null | undefined }[];
}

/** The version of a plan with these terms: 1 if a team lacks the facts of its reading, which plans have had since version 2. */
export const planVersion = ({ teams }: Terms): 1 | 2 => (teams.every(({ facts }) => facts) ? 2 : 1);
