export { RowReader } from './csv/RowReader.ts';
export { decodeText, linesIn } from './decodeText.ts';
export { isJson } from './isJson.ts';
export { TopLevel } from './jira/TopLevel.ts';
export { UnreadableFileError } from './Problems.ts';
