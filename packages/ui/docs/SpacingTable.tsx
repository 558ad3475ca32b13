import { styled } from 'styled-components';
import { lightTokens, theme } from '../src/theme/index.ts';
import { DocsPage, Name, Named, Row } from './DocsPage.tsx';

const { space, radius } = lightTokens;

const Bar = styled.div`
  height: 1.25rem;
  border-radius: 4px;
  background: ${theme.color.accent};
`;

const Tile = styled.div`
  width: 10rem;
  height: 4.5rem;
  border: 1px solid ${theme.color.hairline};
  background: ${theme.color.surfaceRaised};
`;

export function SpacingTable() {
  return (
    <DocsPage>
      <h2>Space</h2>
      {Object.entries(space).map(([step, length]) => (
        <Row key={step}>
          <Named name={`space[${step}]`} note={`${length}, ${Number.parseFloat(length) * 16} px`} />
          <Bar style={{ width: length }} />
        </Row>
      ))}
      <h2>Corners</h2>
      {Object.entries(radius).map(([step, length]) => (
        <Row key={step}>
          <Named name={`radius.${step}`} note={length} />
          <Tile style={{ borderRadius: length }} />
        </Row>
      ))}
      <h2>Shadows</h2>
      {(['sm', 'md', 'lg'] as const).map((step) => (
        <Row key={step}>
          <Name>shadow.{step}</Name>
          <Tile style={{ borderRadius: radius.lg, boxShadow: theme.shadow[step], border: 0 }} />
        </Row>
      ))}
    </DocsPage>
  );
}
