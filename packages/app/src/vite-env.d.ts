/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the API without `/api`; the page's own origin when absent or empty. */
  readonly VITE_API_URL?: string;
  /** What a demo shows without a presenter link, as JSON. Written by `npm run build:demo -- --preset`. */
  readonly VITE_DEMO_PRESET?: string;
}

/** Made by `vite/reportPage.ts`. */
declare module 'virtual:report-page' {
  /** Address of the viewer's HTML. */
  export const viewerUrl: string;
}
