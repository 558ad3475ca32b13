import { encodingOf } from '@roi-insight/file-reading';
import { readingFailureTexts } from '@roi-insight/report-text';
import { answerJob } from '../worker/answerJob.ts';
import { piecesOf } from '../worker/piecesOf.ts';
import type { ReportFileMessage } from './messages.ts';
import { textsOf } from './textsOf.ts';

/** The worker: reads a report file. */
answerJob<File, ReportFileMessage>(
  async (file, post) => {
    let decoder: TextDecoder | undefined;
    let text = '';
    for await (const piece of piecesOf(file, (share) => post({ kind: 'progress', share }))) {
      decoder ??= new TextDecoder(encodingOf(piece));
      text += decoder.decode(piece, { stream: true });
    }
    return textsOf(text + (decoder?.decode() ?? ''));
  },
  () => readingFailureTexts.file,
);
