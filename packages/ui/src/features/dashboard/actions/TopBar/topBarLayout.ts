import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { wide } from '../../../shell/PageFrame/wide.ts';

// The grid areas of the dashboard's header.

/** Wide enough for everything on one line. */
const ONE_LINE = '@container (width >= 48rem)';

/** Wide enough for a company name of usual length next to the logo. */
const WIDE = '@container (width >= 60rem)';

export const Header = styled.header`
  container-type: inline-size;
  border-bottom: 1px solid ${theme.color.hairline};

  ${media.print} {
    button:not([data-name]),
    fieldset {
      display: none;
    }
  }
`;

/** On a phone the export actions have their own line. */
export const Bar = styled.div`
  ${wide}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[2]};

  ${ONE_LINE} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

/** The company's name is below the logo until name and logo fit on one line. */
export const ReportTitle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  ${WIDE} {
    grid-template-columns: auto minmax(4rem, 1fr);
    align-items: center;
    gap: ${theme.space[4]};
  }
`;

/** The company of the report, with its logo. The name is below the product until both fit on one line. */
export const Company = styled.div`
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
export const CompanyLogo = styled.img`
  flex: none;
  max-width: 8rem;
  max-height: 2rem;
  border-radius: ${theme.radius.sm};
  background: white;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  grid-column: 1 / -1;
  grid-row: 2;

  > button {
    flex-grow: 1;
    max-width: 18rem;
  }

  ${ONE_LINE} {
    grid-column: 2;
    grid-row: 1;
  }
`;
