export { RowReader } from './csv/RowReader.ts';
export { decodeText, linesIn } from './decodeText.ts';
export { isJson } from './isJson.ts';
export { JsonPieces } from './jira/JsonPieces.ts';
export { UnreadableFileError } from './Problems.ts';
