export { decodeText } from './decodeText.ts';
export { delimiterOf } from './delimiterOf.ts';
export { encodingOf } from './encodingOf.ts';
export { isJson } from './isJson.ts';
export { JsonPieces } from './JsonPieces.ts';
export { RowReader } from './RowReader.ts';
export { UnreadableFileError } from './UnreadableFileError.ts';
