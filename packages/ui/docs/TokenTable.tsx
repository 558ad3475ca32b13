import { styled } from 'styled-components';
import { darkColors, lightColors, theme } from '../src/theme/index.ts';
import { Copy } from './Copy.tsx';
import { DocsPage } from './DocsPage.tsx';
import { tokenGroups, type TokenRow } from './tokenGroups.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 0.25rem 1rem;
  align-items: center;
  padding: 0.5rem 0;
  border-top: 1px solid ${theme.color.hairline};
  code {
    font-size: 0.8125rem;
  }
`;

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  overflow: hidden;
`;

const Sample = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 3.5rem;
  padding: 0.625rem;
  font-size: 0.75rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  i {
    flex: none;
    width: 2rem;
    height: 2rem;
    border-radius: ${theme.radius.sm};
  }
`;

const Value = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: 0.8125rem;
  i {
    flex: none;
    height: 1.25rem;
    background: ${theme.color.accent};
  }
`;

type Group = (typeof tokenGroups)[number]['group'];

const titles: Readonly<Record<Group, string>> = {
  color: 'Colors',
  shadow: 'Shadows',
  space: 'Space',
  radius: 'Corners',
  duration: 'Durations',
  easing: 'Easing',
};

interface LookProps {
  readonly group: Group;
  readonly row: TokenRow;
}

/** A sample of a token, in both themes if they differ. */
function Look({ group, row: { light, dark } }: LookProps) {
  if (group !== 'color' && group !== 'shadow') {
    return (
      <Value>
        {group === 'space' && <i style={{ width: light }} />}
        {group === 'radius' && <i style={{ width: '4rem', height: '2.5rem', borderRadius: light }} />}
        {light}
      </Value>
    );
  }
  const themes = [
    { name: 'light', colors: lightColors, value: light },
    { name: 'dark', colors: darkColors, value: dark },
  ];
  return (
    <Samples>
      {themes.map(({ name, colors, value }) => (
        <Sample key={name} style={{ background: colors.canvas, color: colors.textMuted }}>
          <i
            style={
              group === 'color'
                ? { background: value, boxShadow: `0 0 0 1px ${colors.hairlineStrong}` }
                : { background: colors.surfaceRaised, boxShadow: value }
            }
          />
          {group === 'color' && value}
        </Sample>
      ))}
    </Samples>
  );
}

export function TokenTable() {
  return (
    <DocsPage>
      {tokenGroups.map(({ group, rows }) => (
        <section key={group}>
          <h2>{titles[group]}</h2>
          <ul>
            {rows.map((row) => (
              <Line key={row.path}>
                <div>
                  <Copy text={row.path}>
                    <code>{row.path}</code>
                  </Copy>
                </div>
                <div>
                  <Copy text={row.variable}>
                    <code>{row.variable}</code>
                  </Copy>
                </div>
                <Look group={group} row={row} />
              </Line>
            ))}
          </ul>
        </section>
      ))}
    </DocsPage>
  );
}
