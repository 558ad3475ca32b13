import type { Provenance } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { formatCount, formatShare, funnelSteps, versionNote } from '@roi-insight/report-text';
import { media, theme, type } from '../../../../theme/index.ts';

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.surfaceSunken};
`;

const Segment = styled.span<{ $kept: boolean }>`
  min-width: 2px;
  background: ${({ $kept }) => ($kept ? theme.color.accent : theme.color.hairlineStrong)};
  opacity: ${({ $kept }) => ($kept ? 1 : 0.55)};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]} ${theme.space[6]};
  margin-top: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  }
`;

const Entry = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
`;

const Count = styled.dd`
  font-size: 1.125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Reason = styled.dt`
  ${type.caption}
  color: ${theme.color.textMuted};
`;

const Note = styled.p`
  ${type.small}
  margin-top: ${theme.space[6]};
  color: ${theme.color.textMuted};
`;

interface ProvenanceFunnelProps {
  readonly provenance: Pick<Provenance, 'funnel' | 'measure' | 'scope' | 'version'>;
}

/** From every ticket found to those that the averages rest on, each loss with its reason. */
export function ProvenanceFunnel({ provenance }: ProvenanceFunnelProps) {
  const { funnel, version } = provenance;
  const steps = funnelSteps(provenance);
  const note = versionNote(version);
  const share = funnel.found === 0 ? null : funnel.analysed / funnel.found;
  return (
    <div>
      <Bar aria-hidden>
        {funnel.analysed > 0 && <Segment style={{ flex: funnel.analysed }} $kept />}
        {steps.map(({ reason, count }) => (
          <Segment key={reason} style={{ flex: count }} $kept={false} />
        ))}
      </Bar>
      <List>
        <Entry>
          <Reason>found in the project</Reason>
          <Count>{formatCount(funnel.found)}</Count>
        </Entry>
        {steps.map(({ reason, count }) => (
          <Entry key={reason}>
            <Reason>{reason}</Reason>
            <Count>−{formatCount(count)}</Count>
          </Entry>
        ))}
        <Entry>
          <Reason>measured{share === null ? '' : `, ${formatShare(share)} of those found`}</Reason>
          <Count>{formatCount(funnel.analysed)}</Count>
        </Entry>
      </List>
      {note !== null && <Note>{note}</Note>}
    </div>
  );
}
