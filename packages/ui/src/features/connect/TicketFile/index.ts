export { TicketFileDialog } from './TicketFileDialog.tsx';
export type { StatusMeanings, TicketFileState } from './TicketFileState.ts';
export type { ChosenTicketFile } from './TicketFileOfferProps.ts';
export type { TableMapping, TableState } from './TableState.ts';
