import type { AssumptionFact, AssumptionField } from '@roi-insight/report-text';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../../../../primitives/shared/VisuallyHidden.ts';
import { focusRing, media, onActive, onHover, textStart, theme, type } from '../../../../theme/index.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const frame = css`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  width: 100%;
  min-height: 2.25rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  line-height: 1.35;
  color: ${theme.color.textMuted};
  text-align: ${textStart};
`;

const Plain = styled.div`
  ${frame}
  padding-inline: ${theme.space[2]};
`;

const Chip = styled.button`
  ${frame}
  ${focusRing}
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  cursor: pointer;
  ${onHover(css`
    border-color: ${theme.color.hairlineStrong};
    background: ${theme.color.surfaceSunken};
  `)}
  ${onActive(css`
    background: ${theme.color.hairline};
  `)}
`;

const Value = styled.span`
  color: ${theme.color.text};
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &[data-assumed='true'] {
    color: ${theme.color.textMuted};
    font-weight: 400;
  }
`;

interface AssumptionChipsProps {
  readonly facts: readonly AssumptionFact[];
  readonly onEdit: (field: AssumptionField) => void;
  /** The pointer or the focus reached an input that opens the editor. */
  readonly onApproach?: (() => void) | undefined;
}

/**
 * The inputs of the report's amounts. Each editable input opens its field in the editor, and is marked until the reader
 * enters it. The figures that follow from them are plain text after them.
 */
export function AssumptionChips({ facts, onEdit, onApproach }: AssumptionChipsProps) {
  const editableFirst = facts.toSorted((a, b) => Number(a.field === null) - Number(b.field === null));
  return (
    <List>
      {editableFirst.map(({ name, value, assumed, field }) => {
        const text = (
          <>
            <span>{name}</span>{' '}
            <span>
              <Value data-assumed={assumed}>{value}</Value> {assumed && <VisuallyHidden>default</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li key={name}>
            {field === null ? (
              <Plain>{text}</Plain>
            ) : (
              <Chip type="button" onClick={() => onEdit(field)} onPointerEnter={onApproach} onFocus={onApproach}>
                <VisuallyHidden>Edit</VisuallyHidden> {text}
              </Chip>
            )}
          </li>
        );
      })}
    </List>
  );
}
