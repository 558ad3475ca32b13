import { parseJson, parseUsageFile, type Usage, USAGE_FILE } from '@roi-insight/contracts';

/** Enough bytes to recognize a usage file. */
const HEAD_BYTES = 500;

/** More than usage of 200 teams has. */
const MAX_BYTES = 20_000_000;

/** A `usage.json` that was written before, which has no persons; null if the file is not one. */
export async function readUsageJson(file: File): Promise<Usage | 'invalid' | null> {
  if (!(await file.slice(0, HEAD_BYTES).text()).includes(`"${USAGE_FILE.kind}"`)) return null;
  if (file.size > MAX_BYTES) return 'invalid';
  const parsed = parseJson(await file.text(), parseUsageFile);
  return parsed.ok ? parsed.value : 'invalid';
}
