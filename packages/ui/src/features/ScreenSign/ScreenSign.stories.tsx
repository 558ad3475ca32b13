import preview from '../../../../../.storybook/preview.tsx';
import { ScreenSign } from './ScreenSign.tsx';

const meta = preview.meta({ title: 'Features/ScreenSign', component: ScreenSign });

/** Above the words of an address that leads nowhere. */
export const Missing = meta.story({ tags: ['state:failed'], args: { kind: 'missing' } });

/** Above the words of a screen that threw. */
export const Broken = meta.story({ tags: ['state:failed'], args: { kind: 'broken' } });
