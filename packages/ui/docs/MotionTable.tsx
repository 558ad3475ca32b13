import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../src/primitives/index.ts';
import { lightTokens, media, theme } from '../src/theme/index.ts';
import { DocsPage, Named, Row } from './DocsPage.tsx';

const { duration, easing } = lightTokens;

const uses: Readonly<Record<keyof typeof duration, string>> = {
  fast: 'Feedback: hover, press, a menu.',
  base: 'Moving parts: a dialog, a panel, the chevron.',
  slow: 'Flipping a card.',
};

const Track = styled.div`
  border-radius: 999px;
  background: ${theme.color.surfaceSunken};
`;

const Runner = styled.div<{ $away: boolean; $duration: string }>`
  width: 2rem;
  height: 2rem;
  border-radius: 999px;
  background: ${theme.color.accent};
  margin-inline-start: ${({ $away }) => ($away ? 'calc(100% - 2rem)' : 0)};
  transition: margin-inline-start ${({ $duration }) => $duration} ${easing.standard};
  ${media.reducedMotion} {
    transition: none;
  }
`;

export function MotionTable() {
  const [away, setAway] = useState(false);
  return (
    <DocsPage>
      {(['fast', 'base', 'slow'] as const).map((pace) => (
        <Row key={pace}>
          <Named name={`duration.${pace}`} note={`${duration[pace]}. ${uses[pace]}`} />
          <Track>
            <Runner $away={away} $duration={duration[pace]} />
          </Track>
        </Row>
      ))}
      <Row>
        <Named name="easing.standard" note={easing.standard} />
        <div>
          <Button onClick={() => setAway(!away)}>Move</Button>
        </div>
      </Row>
    </DocsPage>
  );
}
