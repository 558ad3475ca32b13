import { readUsage } from '@roi-insight/assistant-usage';
import { piecesOf } from '../worker/piecesOf.ts';
import type { UsageJob, UsageMessage } from './messages.ts';

/** Reduces usage files to weekly figures of teams. Data about persons never leave the worker. */
export function answerUsageJob(
  { files, team, columns, now }: UsageJob,
  post: (message: UsageMessage) => void,
): Promise<UsageMessage> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  const inputs = files.map((file) => {
    const start = before;
    before += file.size;
    const onShare = (share: number) => post({ kind: 'progress', share: (start + share * file.size) / total });
    return { name: file.name, chunks: piecesOf(file, onShare) };
  });
  return readUsage(inputs, { team, columns, now, days: null });
}
