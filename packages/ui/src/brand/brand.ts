/** Every name the product shows. No component writes one itself. */
export interface Brand {
  /** The AI coding assistant: 'When did you start using {assistant}?' */
  readonly assistant: string;
  /** Title of the landing page. */
  readonly title: string;
  /** Company placeholder of the top bar. */
  readonly company: string;
  /** This product. */
  readonly product: string;
  /** Whom the prototype was built for. */
  readonly customer: string;
  /** Where 'Contact Sales' leads: a mailto: or https: address. */
  readonly salesContact: string;
}

export const defaultBrand: Brand = {
  assistant: 'Claude Code',
  title: 'Claude Code ROI Dashboard',
  company: 'Your company',
  product: 'ROI Insight',
  customer: 'FinTechCo',
  salesContact: 'mailto:sales@example.com',
};
