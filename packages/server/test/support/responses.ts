import { type FailureBody, type Parsed, parseFailure, parseReport, type Report } from '@roi-insight/contracts';

function must<T>(parsed: Parsed<T>, text: string): T {
  if (parsed.ok) return parsed.value;
  throw new Error(`${parsed.error.path} ${parsed.error.message}: ${text.slice(0, 500)}`);
}

/** The failure in a response, parsed with the contract. */
export async function failureOf(response: Response): Promise<FailureBody & { readonly status: number }> {
  const text = await response.text();
  return { status: response.status, ...must(parseFailure(JSON.parse(text)), text) };
}

/** The report in a response, parsed with the contract. */
export async function reportOf(response: Response): Promise<Report> {
  const text = await response.text();
  return must(parseReport(JSON.parse(text)), text);
}
