import { unquoted } from '../request/projectName.ts';

/** The same text for all spellings of a team's name, with or without quotes, in upper or lower case. */
export const teamIdentity = (name: string): string => unquoted(name).normalize('NFC').toLowerCase();
