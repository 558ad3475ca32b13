import { landingTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../theme/index.ts';

/** The steps of the product, in order. */
export function FeatureCards(root: RootProps<'ol'>) {
  return (
    <List {...root}>
      {landingTexts.features.map(({ title, text }, index) => (
        <li key={title}>
          <Ordinal aria-hidden="true">{index + 1}</Ordinal>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[12]};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[6]};
  }

  ${media.desktop} {
    gap: ${theme.space[10]};
  }

  li {
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.hairlineStrong};
  }

  h2 {
    ${type.subheading}
    margin-top: ${theme.space[6]};
  }

  p {
    max-width: 30ch;
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
`;

const Ordinal = styled.span`
  ${type.figureSmall}
  color: ${theme.color.accentText};
`;
