import { styled } from 'styled-components';
import { focusRing, textStart, theme, type } from '../../../theme/index.ts';

/** The line that opens an optional part of the form. */
export const OptionalToggle = styled.button`
  ${type.small}
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: calc(100% + 1rem);
  min-height: 3.25rem;
  margin-inline: -0.5rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  font-weight: 550;
  text-align: ${textStart};
  cursor: pointer;

  span span {
    color: ${theme.color.textMuted};
    font-weight: 400;
  }

  &::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin-block: 0 0.25rem;
    margin-inline: 0 0.375rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  &[aria-expanded='true']::after {
    margin-bottom: -0.25rem;
    transform: rotate(-135deg);
  }

  &:hover {
    color: ${theme.color.accentText};
  }
`;
