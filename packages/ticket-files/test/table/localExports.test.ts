import { describe, expect, it } from 'vitest';
import { inspectTicketFile, reportOfTickets } from '../../src/index.ts';
import { madeUpTickets } from '../exports/madeUpTickets.ts';
import { LOCAL_JIRAS, localJiraExport } from '../exports/localJiraExport.ts';
import { accepted, pieces, readText } from '../readText.ts';

const NOW = '2026-02-02T12:00:00Z';
const minute = (ms: number) => Math.floor(ms / 60_000);
const ENDS = madeUpTickets(300).map(({ createdMs, doneMs, canceledMs }) => {
  const endedMs = doneMs ?? canceledMs;
  return [minute(createdMs), endedMs === null ? null : minute(endedMs)];
});

describe.each(Object.keys(LOCAL_JIRAS))('the CSV of a Jira in %s', (language) => {
  it('is recognized, and leads to a report without questions', async () => {
    const text = localJiraExport(language);
    const table = await inspectTicketFile(pieces(new TextEncoder().encode(text), 1000));
    if (table.kind !== 'table') throw new Error(table.kind);
    const part = LOCAL_JIRAS[language]?.types[2];
    expect(table).toMatchObject({ origin: 'jira', rowCount: 300, suggested: { leaveOut: [part] } });
    const columns = { ...table.suggested, leaveOut: [] };
    const file = await accepted(readText(text, { columns, now: NOW, size: 1000 }));
    expect(
      file.tickets.map(({ createdAtMs, transitions: [end] }) => [
        minute(createdAtMs),
        end === undefined ? null : minute(end.atMs),
      ]),
    ).toEqual(ENDS);
    const options = {
      adoptionDate: '2025-08-25',
      timeZone: 'UTC',
      now: NOW,
      fileName: 'Jira.csv',
      includeTickets: false,
    };
    expect(reportOfTickets(file, options)).toMatchObject({ kind: 'report' });
  });
});
