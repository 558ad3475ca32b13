import { styled } from 'styled-components';
import { icons } from 'virtual:used-icons';
import { theme } from '../src/theme/index.ts';
import { Copy } from './Copy.tsx';
import { DocsPage, Name, Note } from './DocsPage.tsx';

const Grid = styled.ul`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    gap: 0.75rem;
    margin: 1.5rem 0 0;
    padding: 0;
    list-style: none;
  }
`;

const Tile = styled(Copy)`
  display: grid;
  gap: 0.25rem;
  justify-items: start;
  align-content: start;
  width: 100%;
  height: 100%;
  padding: 1rem;
  border-color: ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceRaised};
  svg {
    margin-bottom: 0.5rem;
  }
`;

/** The name of a component: 'TopBar' for 'features/dashboard/actions/TopBar/TopBar.tsx'. */
const componentOf = (file: string) => file.replace(/^.*\/|\.tsx$/g, '');

/** All icons that the library's sources import. */
export function IconTable() {
  return (
    <DocsPage>
      <Grid>
        {icons.map(({ name, Icon, files }) => (
          <li key={name}>
            <Tile text={`import { ${name} } from 'lucide-react';`}>
              <Icon size={24} aria-hidden />
              <Name>{name}</Name>
              <Note as="span">{files.map(componentOf).join(', ')}</Note>
            </Tile>
          </li>
        ))}
      </Grid>
    </DocsPage>
  );
}
