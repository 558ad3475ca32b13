import { type FailureBody, type Parsed, parseFailure, parseReport, type Report } from '@roi-insight/contracts';

function must<T>(parsed: Parsed<T>, text: string): T {
  if (parsed.ok) return parsed.value;
  throw new Error(`${parsed.error.path} ${parsed.error.message}: ${text.slice(0, 500)}`);
}

/** The failure of an answer, read with the contract. */
export async function failureOf(answer: Response): Promise<FailureBody & { readonly status: number }> {
  const text = await answer.text();
  return { status: answer.status, ...must(parseFailure(JSON.parse(text)), text) };
}

/** The report of an answer, read with the contract. */
export async function reportOf(answer: Response): Promise<Report> {
  const text = await answer.text();
  return must(parseReport(JSON.parse(text)), text);
}
