import { styled } from 'styled-components';
import { media, paragraphs, theme } from '../../theme/index.ts';

/** The sections of the report, stacked with space between them. */
export const ReportSections = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  > * {
    min-width: 0;
  }
  ${media.desktop} {
    gap: ${theme.space[24]};
  }
  ${paragraphs(theme.space[8])}
`;
