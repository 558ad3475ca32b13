import preview from '#storybook/preview.tsx';
import { StatusIllustration } from './StatusIllustration.tsx';

const meta = preview.meta({ title: 'Features/StatusIllustration', component: StatusIllustration });

/** Above the text of the "not found" screen. */
export const Missing = meta.story({ tags: ['state:failed', 'both-themes'], args: { kind: 'missing' } });

/** Above the text of the crash screen. */
export const Broken = meta.story({ tags: ['state:failed', 'both-themes'], args: { kind: 'broken' } });
