/** A file of tickets, with what the form says of it. */
export interface ChosenTicketFile {
  readonly file: File;
  /** Local midnight of the adoption date. */
  readonly adoptedOn: Date;
  readonly includeTickets: boolean;
}

/** The offer to analyze a file of tickets. */
export interface TicketFileOfferProps {
  /** A file that was dropped on the page, and is chosen like any other; null: there is none. */
  readonly dropped: File | null;
  readonly onChoose: (chosen: ChosenTicketFile) => void;
}
