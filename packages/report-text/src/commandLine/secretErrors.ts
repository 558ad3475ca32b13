/** A token or a key, and its environment variable. */
interface Secret {
  readonly name: string;
  readonly variable: string;
}

/** Reasons why a secret is refused or missing. No sentence repeats the secret. */
export const secretErrors = {
  missing: (secret: Secret) => `Missing ${secret.name}. ${howTo(secret)}`,
  argument: (secret: Secret) =>
    `Don't pass the ${secret.name} as an argument: every user of this machine can read it. ${howTo(secret)} If the ${secret.name} was real, revoke it.`,
  tooLong: ({ name }: Secret) => `Standard input is too long for a ${name}.`,
  wrongCharacters: 'The key has characters that no key has. Copy it again.',
};

const howTo = ({ name, variable }: Secret) => `Set ${variable}, or pipe the ${name} to standard input.`;
