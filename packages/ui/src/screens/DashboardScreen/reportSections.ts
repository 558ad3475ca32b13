import { styled } from 'styled-components';
import { media, paragraphs, theme } from '../../theme/index.ts';

/** The sections of the report, stacked with space between them. */
export const ReportSections = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  ${media.desktop} {
    gap: ${theme.space[10]};
  }
  > * {
    min-width: 0;
  }
  ${paragraphs(theme.space[8])}
`;
