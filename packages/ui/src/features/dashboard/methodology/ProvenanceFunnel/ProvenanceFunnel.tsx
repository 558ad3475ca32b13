import type { Evidence, Provenance } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { funnelSteps, type TicketUse, ticketUses, trendNote, versionNote } from '@roi-insight/report-text';
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

type Use = TicketUse['use'];

const fills: Record<Use, string> = {
  averages: theme.color.accent,
  trend: theme.color.chartBefore,
  none: theme.color.hairline,
};

const forcedFills: Record<Use, string> = { averages: 'Highlight', trend: 'CanvasText', none: 'Canvas' };

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
  gap: ${theme.space[6]} ${theme.space[10]};
  margin-top: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(9rem, auto)) minmax(0, 1fr);
  }
`;

const Name = styled.dt`
  ${type.small}
  font-weight: 500;
`;

const Count = styled.dd<{ $use: Use }>`
  font-size: ${({ $use }) => ($use === 'averages' ? '2rem' : '1.25rem')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 2.5rem;
`;

const Detail = styled.dd`
  ${type.caption}
  color: ${theme.color.textMuted};
`;

const Reasons = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[2]};
  ${media.desktop} {
    grid-template-columns: repeat(2, max-content minmax(0, 1fr));
  }
`;

const Reason = styled.li`
  display: grid;
  grid-column: span 2;
  grid-template-columns: subgrid;
  span:first-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

/** The color of a part of the bar. */
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
  /** The origin of the report's tickets, and the reasons for excluding some. */
  readonly provenance: Pick<Provenance, 'funnel' | 'measure' | 'scope' | 'version'>;
  /** The evidence, which shows whether the headline uses earlier tickets. */
  readonly evidence?: Pick<Evidence, 'tickets' | 'measuredHours'> | undefined;
}

/** The tickets that were found: those that were used, those used only for the trend, and the excluded ones with reasons. */
export function ProvenanceFunnel({ provenance, evidence, ...root }: ProvenanceFunnelProps) {
  const formats = useFormats();
  const earlier = earlierTickets(evidence);
  const uses = ticketUses(formats, provenance, earlier);
  const reasons = funnelSteps(formats, provenance, earlier);
  const note = versionNote(provenance.version);
  return (
    <div {...root}>
      <Bar aria-hidden>
        {uses.map(({ use, count }) => count > 0 && <Segment key={use} style={{ flex: count }} $use={use} />)}
      </Bar>
      <List>
        {uses.map(({ use, name, count, note }) => (
          <div key={use}>
            <Name>
              <Key $use={use} /> {name}
            </Name>
            <Count $use={use}>{formats.count(count)}</Count>
            <Detail>
              {note ?? (
                <Reasons>
                  {reasons.map(({ reason, count }) => (
                    <Reason key={reason}>
                      <span>{formats.count(count)}</span>
                      <span>{reason}</span>
                    </Reason>
                  ))}
                </Reasons>
              )}
            </Detail>
          </div>
        ))}
      </List>
      {earlier > 0 && <Note>{trendNote(formats, provenance, earlier)}</Note>}
      {note !== null && <Note>{note}</Note>}
    </div>
  );
}
