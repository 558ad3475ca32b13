import { readTeamTable } from '@roi-insight/assistant-usage';
import { decodeText } from '@roi-insight/file-reading';
import type { TeamTableJob, TeamTableMessage } from './messages.ts';

/** Reads a table of teams, and returns its text as well, so that it can be corrected. */
export async function answerTeamTable({ table, now }: TeamTableJob): Promise<TeamTableMessage> {
  const bytes = new Uint8Array(await table.arrayBuffer());
  const result = await readTeamTable({ name: table.name, chunks: piece(bytes) }, { now });
  return { kind: 'table', text: await textOf(bytes), result };
}

async function textOf(bytes: Uint8Array): Promise<string | null> {
  let text = '';
  try {
    for await (const part of decodeText(piece(bytes))) text += part;
    return text;
  } catch {
    return null;
  }
}

async function* piece(bytes: Uint8Array) {
  yield bytes;
}
