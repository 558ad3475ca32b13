import { encodingOf } from '@roi-insight/file-reading';
import { piecesOf } from '../worker/piecesOf.ts';
import type { ReportFileMessage } from './messages.ts';
import { textsOf } from './textsOf.ts';

/** Reads a report file in a worker. */
export async function answerReportFile(
  file: File,
  post: (message: ReportFileMessage) => void,
): Promise<ReportFileMessage> {
  let decoder: TextDecoder | undefined;
  let text = '';
  for await (const piece of piecesOf(file, (share) => post({ kind: 'progress', share }))) {
    decoder ??= new TextDecoder(encodingOf(piece));
    text += decoder.decode(piece, { stream: true });
  }
  return textsOf(text + (decoder?.decode() ?? ''));
}
