import preview from '#storybook/preview.tsx';
import { StatusIllustration } from './StatusIllustration.tsx';

const meta = preview.meta({ title: 'Features/StatusIllustration', component: StatusIllustration });

/** Above the words of an address that leads nowhere. */
export const Missing = meta.story({ tags: ['state:failed'], args: { kind: 'missing' } });

/** Above the words of a screen that threw. */
export const Broken = meta.story({ tags: ['state:failed'], args: { kind: 'broken' } });
