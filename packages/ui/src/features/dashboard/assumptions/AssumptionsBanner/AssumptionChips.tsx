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
  display: grid;
  align-content: center;
  width: 100%;
  min-height: 3rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  line-height: 1.35;
  white-space: nowrap;
  color: ${theme.color.textMuted};
  text-align: ${textStart};
`;

const Plain = styled.div`
  ${frame}
  padding-inline: ${theme.space[2]};
`;

/** Dashed until the reader enters the value. */
const Chip = styled.button<{ $assumed: boolean }>`
  ${frame}
  ${focusRing}
  border: 1px ${({ $assumed }) => ($assumed ? 'dashed' : 'solid')} ${theme.color.hairlineStrong};
  border-radius: ${theme.radius.md};
  background: none;
  cursor: pointer;
  ${onHover(css`
    background: ${theme.color.surfaceSunken};
  `)}
  ${onActive(css`
    background: ${theme.color.hairline};
  `)}
`;

const Value = styled.span`
  color: ${theme.color.text};
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.span`
  color: ${theme.color.accentText};
  font-weight: 500;
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
              <Value>{value}</Value> {assumed && <Mark>default</Mark>}
            </span>
          </>
        );
        return (
          <li key={name}>
            {field === null ? (
              <Plain>{text}</Plain>
            ) : (
              <Chip
                type="button"
                $assumed={assumed}
                onClick={() => onEdit(field)}
                onPointerEnter={onApproach}
                onFocus={onApproach}
              >
                <VisuallyHidden>Edit</VisuallyHidden> {text}
              </Chip>
            )}
          </li>
        );
      })}
    </List>
  );
}
