import preview from '#storybook/preview.tsx';
import { FeatureCards } from './FeatureCards.tsx';

const meta = preview.meta({ title: 'Features/FeatureCards', component: FeatureCards });

/** Below the landing page's opening: the three steps from a tracker to a proof. */
export const Ready = meta.story({ tags: ['state:ready'] });
