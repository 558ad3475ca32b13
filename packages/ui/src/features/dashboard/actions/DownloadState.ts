/** The state of a file that is made after a click. */
export type DownloadState =
  | { readonly kind: 'idle' }
  /** `percent` is null until the progress is known. */
  | { readonly kind: 'running'; readonly percent: number | null }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly fileName: string };

/** The result of the last choice from the export menu. */
export type ExportState = DownloadState | { readonly kind: 'copied' };
