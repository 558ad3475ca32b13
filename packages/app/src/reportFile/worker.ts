import { encodingOf } from '@roi-insight/ticket-files';
import { piecesOf } from '../worker/piecesOf.ts';
import type { ReportFileMessage } from './messages.ts';
import { textsOf } from './textsOf.ts';

/** The worker: reads a report file. */
const post = (message: ReportFileMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).then(post, () => post({ kind: 'refused', message: 'This file could not be read. Choose it again.' }));
});

async function read(file: File): Promise<ReportFileMessage> {
  let decoder: TextDecoder | undefined;
  let text = '';
  for await (const piece of piecesOf(file, (share) => post({ kind: 'progress', share }))) {
    decoder ??= new TextDecoder(encodingOf(piece));
    text += decoder.decode(piece, { stream: true });
  }
  return textsOf(text + (decoder?.decode() ?? ''));
}
