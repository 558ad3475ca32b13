import { parseJson, parseUsageFile, type Usage, USAGE_FILE } from '@roi-insight/contracts';

/** Number of bytes that is enough to recognize a usage file. */
const HEAD_BYTES = 500;

/** More bytes than the usage of 200 teams takes. */
const MAX_BYTES = 20_000_000;

/** Reads a `usage.json` that an earlier run wrote. The file contains no persons. Returns null for other files. */
export async function readUsageJson(file: File): Promise<Usage | 'invalid' | null> {
  if (!(await file.slice(0, HEAD_BYTES).text()).includes(`"${USAGE_FILE.kind}"`)) return null;
  if (file.size > MAX_BYTES) return 'invalid';
  const parsed = parseJson(await file.text(), parseUsageFile);
  return parsed.ok ? parsed.value : 'invalid';
}
