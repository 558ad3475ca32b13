import { readUsage } from '@roi-insight/assistant-usage';
import { piecesOf } from '../worker/piecesOf.ts';
import type { UsageJob, UsageMessage } from './messages.ts';

/** The worker: reduces usage files to teams by week. Persons do not leave it. */
const post = (message: UsageMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<UsageJob>) => {
  read(data).then(post, () => post({ kind: 'failed', message: 'The files could not be read. Choose them again.' }));
});

function read({ files, team, now }: UsageJob) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  const inputs = files.map((file) => {
    const start = before;
    before += file.size;
    const onShare = (share: number) => post({ kind: 'progress', share: (start + share * file.size) / total });
    return { name: file.name, chunks: piecesOf(file, onShare) };
  });
  return readUsage(inputs, { team, now, days: null });
}
