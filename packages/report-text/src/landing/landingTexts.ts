/** The sentences of the landing page. */
export const landingTexts = {
  /** The steps of the product, in order. */
  features: [
    { title: 'Connect the issue tracker', text: 'Integrate existing project and productivity data.' },
    { title: 'Analyze impact', text: 'Automatic productivity calculations and insights.' },
    { title: 'Prove value', text: 'Live, executive-ready ROI metrics and reports.' },
  ],
  /** The words before, between and after the two ends of the sample's interval. */
  sampleRange: ['Likely range:', 'to', 'less time (95% confidence interval).'],
} as const;
