/** The bytes of an HTTP request with a JSON body. */
export function postRequest(path: string, body: string, client: string): string {
  const headers = `host: x\r\ncontent-type: application/json\r\nx-forwarded-for: ${client}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
