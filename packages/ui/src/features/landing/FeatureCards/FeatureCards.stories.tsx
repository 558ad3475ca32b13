import preview from '#storybook/preview.tsx';
import { FeatureCards } from './FeatureCards.tsx';

const meta = preview.meta({ title: 'Features/FeatureCards', component: FeatureCards });

/** Below the hero of the landing page: the three steps from a tracker to proof. */
export const Ready = meta.story({ tags: ['state:ready'] });
