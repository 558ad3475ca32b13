import type { Evidence, Provenance } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { describeMeasured, FOR_THE_TREND, funnelSteps, trendNote, versionNote } from '@roi-insight/report-text';
import { earlierTickets } from '@roi-insight/roi-math';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { useFormats } from '../../../../brand/index.ts';

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.surfaceSunken};
`;

type Use = 'measured' | 'trend' | 'none';

const fills: Record<Use, string> = {
  measured: theme.color.accent,
  trend: theme.color.chartBefore,
  none: theme.color.hairline,
};

const forcedFills: Record<Use, string> = { measured: 'Highlight', trend: 'CanvasText', none: 'Canvas' };

const Segment = styled.span<{ $use: Use }>`
  min-width: 2px;
  background: ${({ $use }) => fills[$use]};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: ${({ $use }) => forcedFills[$use]};
    forced-color-adjust: none;
  }
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

/** The color of this step's part of the bar. */
const Key = styled(Segment)`
  display: inline-block;
  width: 0.6em;
  height: 0.6em;
  border-radius: 1px;
`;

const Note = styled.p`
  ${type.small}
  margin-top: ${theme.space[6]};
  color: ${theme.color.textMuted};
`;

interface ProvenanceFunnelProps extends RootProps<'div'> {
  /** Where the tickets of the report come from, with the number left after each step. */
  readonly provenance: Pick<Provenance, 'funnel' | 'measure' | 'scope' | 'version'>;
  /** The evidence, which says which earlier tickets the verdict uses. */
  readonly evidence?: Pick<Evidence, 'tickets' | 'measuredHours'> | undefined;
}

/** The steps from all tickets found to the measured ones and those used for the trend only, with a reason for each loss. */
export function ProvenanceFunnel({ provenance, evidence, ...root }: ProvenanceFunnelProps) {
  const formats = useFormats();
  const { funnel, version } = provenance;
  const earlier = earlierTickets(evidence);
  const steps = funnelSteps(formats, provenance, earlier);
  const note = versionNote(version);
  return (
    <div {...root}>
      <Bar aria-hidden>
        {funnel.analysed > 0 && <Segment style={{ flex: funnel.analysed }} $use="measured" />}
        {earlier > 0 && <Segment style={{ flex: earlier }} $use="trend" />}
        {steps.map(({ reason, count }) => (
          <Segment key={reason} style={{ flex: count }} $use="none" />
        ))}
      </Bar>
      <List>
        <Entry>
          <Reason>found in the project</Reason>
          <Count>{formats.count(funnel.found)}</Count>
        </Entry>
        {steps.map(({ reason, count }) => (
          <Entry key={reason}>
            <Reason>{reason}</Reason>
            <Count>−{formats.count(count)}</Count>
          </Entry>
        ))}
        {earlier > 0 && (
          <Entry>
            <Reason>
              <Key $use="trend" /> {FOR_THE_TREND}
            </Reason>
            <Count>{formats.count(earlier)}</Count>
          </Entry>
        )}
        <Entry>
          <Reason>
            <Key $use="measured" /> {describeMeasured(formats, provenance)}
          </Reason>
          <Count>{formats.count(funnel.analysed)}</Count>
        </Entry>
      </List>
      {earlier > 0 && <Note>{trendNote(formats, provenance)}</Note>}
      {note !== null && <Note>{note}</Note>}
    </div>
  );
}
