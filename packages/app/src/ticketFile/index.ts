export { isTicketFile } from './isTicketFile.ts';
export { TicketFileRun } from './TicketFileRun.tsx';
