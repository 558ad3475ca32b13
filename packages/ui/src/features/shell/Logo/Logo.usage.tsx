import type { Usage } from '#storybook/usage.ts';
import { BrandProvider, defaultBrand } from '../../../brand/index.ts';
import { Logo } from './Logo.tsx';

export const usage: Usage = {
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
      purpose: 'Takes the color of the text around it.',
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
      text: 'In a link, say where it leads.',
      example: () => (
        <a href="#home" aria-label="ROI Insight, home" style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo />
        </a>
      ),
    },
  ],
  donts: [
    {
      text: 'A name beside the logo stands there twice.',
      example: () => (
        <p>
          <Logo /> Acme Insight
        </p>
      ),
    },
    {
      text: 'A link with the product’s name only does not say that it leads home.',
      example: () => (
        <a href="#home">
          <Logo />
        </a>
      ),
    },
  ],
  keyboard: 'Nothing in it takes the focus. The link around it does, where there is one.',
  accessibility: [
    'The symbol is hidden from screen readers. The name is read as text.',
    'It takes the color of the text around it, so that it keeps its contrast in both themes.',
  ],
};
