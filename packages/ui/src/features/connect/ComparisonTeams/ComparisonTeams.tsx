import { isEmptyTeam } from './TeamValues.ts';
import { partFailedText } from '@roi-insight/report-text';
import { type Ref, useImperativeHandle, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme } from '../../../theme/index.ts';
import { OptionalToggle } from './OptionalToggle.ts';
import type { TeamListValues } from './TeamListValues.ts';

const lazyTeamList = lazyModule(async () => (await import('./TeamList.tsx')).TeamList);

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
      <OptionalToggle type="button" aria-expanded={isOpen} onClick={toggle}>
        <span>Compare with other teams (optional) {count > 0 && <span>{formats.counted(count, 'team')}</span>}</span>
      </OptionalToggle>
      {isOpen &&
        (teamList.kind === 'ready' ? (
          <teamList.value {...list} correction={correction} />
        ) : (
          <p role="alert">{teamList.kind === 'failed' && partFailedText}</p>
        ))}
    </Root>
  );
}

const Root = styled.div`
  border-block: 1px solid ${theme.color.hairline};
`;
