import preview from '#storybook/preview.tsx';
import { SampleRibbon } from './SampleRibbon.tsx';

const meta = preview.meta({ title: 'Features/SampleRibbon', component: SampleRibbon });

/** Above every report that was made from generated tickets. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });
