import { styled } from 'styled-components';
import { type ColorTokens, darkColors, lightColors, theme } from '../src/theme/index.ts';
import { colorUses } from './colorUses.ts';
import { contrast } from './contrast.ts';
import { DocsPage, Named, Row } from './DocsPage.tsx';

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-radius: 10px;
  overflow: hidden;
  border: 1px solid ${theme.color.hairline};
`;

const Swatch = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.75rem;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  i {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 999px;
  }
`;

interface ToneProps {
  readonly colors: ColorTokens;
  readonly name: keyof ColorTokens;
  readonly on: keyof ColorTokens | undefined;
}

/** One color on its background, with its contrast ratio. */
function Tone({ colors, name, on = 'canvas' }: ToneProps) {
  const value = colors[name];
  return (
    <Swatch style={{ background: colors.canvas, color: colors.textMuted }}>
      <i style={{ background: value, boxShadow: `0 0 0 1px ${colors.hairline}, 0 0 0 6px ${colors[on]}` }} />
      <span>
        {value}
        {on !== 'canvas' && (
          <>
            <br />
            {contrast(value, colors[on]).toFixed(1)}:1 on {on}
          </>
        )}
      </span>
    </Swatch>
  );
}

export function ColorTable() {
  return (
    <DocsPage>
      {colorUses.map(({ title, colors }) => (
        <section key={title}>
          <h2>{title}</h2>
          {colors.map(({ name, use, on }) => (
            <Row key={name}>
              <Named name={name} note={use} />
              <Swatches>
                <Tone colors={lightColors} name={name} on={on} />
                <Tone colors={darkColors} name={name} on={on} />
              </Swatches>
            </Row>
          ))}
        </section>
      ))}
    </DocsPage>
  );
}
