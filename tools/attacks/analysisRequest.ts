import type { Target } from './Attack.ts';

/** The bytes of an HTTP request for an analysis. */
export function analysisRequest({ body, client }: Target): string {
  const headers = `host: x\r\ncontent-type: application/json\r\nx-forwarded-for: ${client}\r\n`;
  return `POST /api/fetch-jira HTTP/1.1\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
