import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { planTeamRows, type PlanTeamRow, shareOfPlan } from '@roi-insight/report-text';
import type { ActualStarts } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import type { RootProps } from '../../primitives/shared/RootProps.ts';
import { hatched, media, theme, type } from '../../theme/index.ts';

interface PlanStartsProps extends RootProps<'ul'> {
  /** The plan, with its drawn order. */
  readonly plan: Plan;
  /** The actual starts of teams that did not start as planned. */
  readonly starts: ActualStarts;
  /** A day before the plan is read. Everything after this day is pale. */
  readonly today?: CalendarDate | undefined;
}

/** The planned and actual starts of the teams, in planned order. */
export function PlanStarts({ plan, starts, today, ...root }: PlanStartsProps) {
  const formats = useFormats();
  return (
    <List {...root}>
      {planTeamRows(formats, plan, starts).map((row) => (
        <Row key={row.key}>
          <b title={row.name}>{row.name}</b>
          <Track aria-hidden dir="ltr">
            <Bar row={row} />
            {today !== undefined && <span data-part="future" style={from(shareOfPlan(plan, today))} />}
          </Track>
          <Texts>
            <span>{row.plannedText}</span>
            {!row.isAsPlanned && <strong>{row.startedText}</strong>}
          </Texts>
        </Row>
      ))}
    </List>
  );
}

const from = (share: number) => ({ insetInlineStart: `${100 * share}%` });

function Bar({ row: { planned, started, isAsPlanned } }: { readonly row: PlanTeamRow }) {
  return (
    <>
      {started !== null && <span data-part="used" style={from(started)} />}
      {planned !== null && !isAsPlanned && <span data-part="planned" style={from(planned)} />}
    </>
  );
}

const List = styled.ul`
  display: grid;
  list-style: none;
`;

const Row = styled.li`
  ${type.small}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.hairline};
  break-inside: avoid;

  > b {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.tablet} {
    grid-template-columns: minmax(6rem, 11rem) minmax(0, 1fr) 12rem;
  }
`;

/** The time from the first start to the day on which the plan is read. On a phone, it is below the name. */
const Track = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 1 / -1;
  height: 0.875rem;
  border-radius: ${theme.radius.full};
  overflow: hidden;
  background-color: ${theme.color.surfaceSunken};
  ${hatched}

  span {
    position: absolute;
    inset-block: 0;
  }

  [data-part='used'] {
    inset-inline-end: 0;
    border-radius: ${theme.radius.full};
    background: ${theme.color.chartAfter};
  }

  [data-part='planned'] {
    width: 0;
    border-inline-start: 3px solid ${theme.color.text};
  }
  [data-part='future'] {
    inset-inline-end: 0;
    border-inline-start: 2px solid ${theme.color.text};
    background: color-mix(in srgb, ${theme.color.canvas} 65%, transparent);
  }
  ${media.tablet} {
    grid-row: auto;
    grid-column: auto;
  }
  ${media.forcedColors} {
    border: 1px solid;

    [data-part='used'] {
      background: CanvasText;
    }
  }
`;

const Texts = styled.p`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0 ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${theme.color.warning};
    font-weight: 600;
  }
  ${media.tablet} {
    display: grid;
    justify-content: start;
  }
`;
