import type { UsagePage } from '#storybook/usage.ts';
import { BrandProvider, defaultBrand } from '../../../brand/index.ts';
import { Logo } from './Logo.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A header names the product, on a page of the app or in a saved report.',
    'The product has another name for a customer. The logo shows the name of the brand around it.',
  ],
  whenNot: [
    'A whole header is needed. Use `PageHeader` or `TopBar`, which contain it in a link to the home page.',
    'A state of a screen is illustrated. Use `StatusIllustration`.',
  ],
  anatomy: [
    {
      name: 'Mark',
      purpose: 'Inherits the text color.',
      parts: [
        { name: 'Symbol', purpose: 'An estimate with its interval; the dot is in the accent color.' },
        { name: 'Name', purpose: 'The `product` of the brand, as text.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Change the name through the brand.',
      example: () => (
        <BrandProvider brand={{ ...defaultBrand, product: 'Acme Insight' }}>
          <Logo />
        </BrandProvider>
      ),
    },
    {
      text: 'In a link, name the destination.',
      example: () => (
        <a href="#home" aria-label="ROI Insight, home" style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo />
        </a>
      ),
    },
  ],
  donts: [
    {
      text: 'A name beside the logo repeats the name.',
      example: () => (
        <p>
          <Logo /> Acme Insight
        </p>
      ),
    },
    {
      text: 'A link named only after the product does not say that it leads to the home page.',
      example: () => (
        <a href="#home">
          <Logo />
        </a>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus. A link around it does.',
  accessibility: [
    'The symbol is hidden from screen readers. The name is read as text.',
    'It inherits the text color and so keeps its contrast in both themes.',
  ],
};
