/** A ticket file with the form's adoption date. */
export interface ChosenTicketFile {
  readonly file: File;
  /** Local midnight of the adoption date. */
  readonly adoptedOn: Date;
  readonly includeTickets: boolean;
}

export interface TicketFileOfferProps {
  /** A file that was dropped on the page, which is handled like a chosen one; null if there is none. */
  readonly dropped: File | null;
  readonly onChoose: (chosen: ChosenTicketFile) => void;
}
