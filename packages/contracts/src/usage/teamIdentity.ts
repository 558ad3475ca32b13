import { unquoted } from '../request/projectName.ts';

/** The same text for all spellings of a team's name: in quotes, in lower case. */
export const teamIdentity = (name: string): string => unquoted(name).normalize('NFC').toLowerCase();
