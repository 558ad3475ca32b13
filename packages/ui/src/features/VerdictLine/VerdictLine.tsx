import type { Report } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/index.ts';
import { media, theme, type } from '../../theme/index.ts';
import { verdictInk } from './verdictInk.ts';
import { type VerdictInWords, verdictInWords } from './verdictInWords.ts';

const Root = styled.div<{ $kind: VerdictInWords['kind'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 3px solid ${({ $kind }) => verdictInk[$kind]};
`;

const Words = styled.div`
  flex: 1 1 20rem;
`;

const Headline = styled.p`
  ${type.heading}
  ${media.tablet} {
    font-size: 1.625rem;
  }
`;

const Detail = styled.p`
  max-width: 44rem;
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Grade = styled.p`
  display: grid;
  justify-items: center;
  color: ${theme.color.textSubtle};
  ${type.caption}
`;

const Letter = styled.span`
  ${type.figureSmall}
  color: ${theme.color.text};
`;

/** The first thing to read: what happened, how sure that is, and the grade of the evidence. */
export function VerdictLine({ report }: { readonly report: Report }) {
  const { assistant } = useBrand();
  const { kind, headline, detail } = verdictInWords(report, assistant);
  return (
    <Root $kind={kind}>
      <Words>
        <Headline>{headline}</Headline>
        <Detail>{detail}</Detail>
      </Words>
      {report.evidence && (
        <Grade>
          <Letter>{report.evidence.grade}</Letter>
          evidence grade
        </Grade>
      )}
    </Root>
  );
}
