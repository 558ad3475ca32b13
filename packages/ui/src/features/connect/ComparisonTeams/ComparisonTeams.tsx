import { isEmptyTeam } from './TeamValues.ts';
import { type Ref, useImperativeHandle, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { focusRing, textStart, theme, type } from '../../../theme/index.ts';
import type { TeamListValues } from './TeamListValues.ts';

const lazyTeamList = lazyModule(async () => (await import('./TeamList.tsx')).TeamList);

const FAILED = 'Part of this page couldn’t load. Check your connection and try again.';

interface ComparisonTeamsProps extends TeamListValues, Omit<RootProps<'div'>, 'ref'> {
  /** Opens the list and focuses the first invalid field. */
  readonly ref?: Ref<{ readonly focus: () => void }> | undefined;
}

/** The teams to compare with, collapsed to one line with their number. */
export function ComparisonTeams({ ref, className, style, ...list }: ComparisonTeamsProps) {
  const { teams } = list;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  /** Each new object moves focus to the first invalid field. */
  const [correction, setCorrection] = useState<object | null>(null);
  const teamList = useLazyModule(lazyTeamList, isOpen);
  const count = teams.filter((team) => !isEmptyTeam(team)).length;

  useImperativeHandle(ref, () => ({
    focus: () => {
      setOpen(true);
      setCorrection({});
    },
  }));

  function toggle() {
    if (teamList.kind === 'failed') teamList.retry();
    setOpen(!isOpen);
    setCorrection(null);
  }

  return (
    <Root className={className} style={style}>
      <Toggle type="button" aria-expanded={isOpen} onClick={toggle}>
        <span>Compare with other teams (optional) {count > 0 && <span>{formats.counted(count, 'team')}</span>}</span>
      </Toggle>
      {isOpen &&
        (teamList.kind === 'ready' ? (
          <teamList.value {...list} correction={correction} />
        ) : (
          <p role="alert">{teamList.kind === 'failed' && FAILED}</p>
        ))}
    </Root>
  );
}

const Root = styled.div`
  border-block: 1px solid ${theme.color.hairline};
`;

const Toggle = styled.button`
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
