import { styled } from 'styled-components';
import { useBrand } from '../../../../brand/index.ts';
import { theme, type } from '../../../../theme/index.ts';
import { WIDE } from '../../actions/TopBar/topBarLayout.ts';
import { EditableName } from '../EditableName/EditableName.tsx';
import type { ReportNaming } from '../ReportNaming.ts';

const Root = styled.div`
  ${type.small}
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color.textMuted};
  white-space: nowrap;
  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${WIDE} {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 1px solid ${theme.color.hairline};
  }
`;

/** On white in both themes, because most logos are made for white paper. */
const Logo = styled.img`
  flex: none;
  max-width: 8rem;
  max-height: 2rem;
  border-radius: ${theme.radius.sm};
  background: white;
`;

/** The company of a report, with its logo. */
export function CompanyName(naming: ReportNaming) {
  const { company } = useBrand();
  const logo = naming.names?.logo;
  return (
    <Root>
      {logo !== undefined && <Logo src={logo} alt="" />}
      <EditableName {...naming} entry="company" fallback={company} />
    </Root>
  );
}
