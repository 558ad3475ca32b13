import { LandingHero } from '@roi-insight/ui/landing-hero';
import { useState } from 'react';

export function Opening() {
  const [asked, setAsked] = useState(false);
  return (
    <LandingHero
      chrome={{
        hrefOf: (path) => `#${path}`,
        onNavigate: () => undefined,
        theme: 'system',
        onThemeChange: () => undefined,
      }}
      onSeeSample={() => setAsked(true)}
    >
      {asked && <p>The sample is being analyzed.</p>}
    </LandingHero>
  );
}
