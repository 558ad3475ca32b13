/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the API without `/api`; the page's own origin when absent or empty. */
  readonly VITE_API_URL?: string;
  readonly VITE_BRAND_ASSISTANT?: string;
  readonly VITE_BRAND_TITLE?: string;
  readonly VITE_BRAND_COMPANY?: string;
  readonly VITE_BRAND_PRODUCT?: string;
  readonly VITE_BRAND_CUSTOMER?: string;
  /** A mailto: or https: address. */
  readonly VITE_SALES_CONTACT?: string;
}
