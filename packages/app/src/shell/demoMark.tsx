import { SampleRibbon } from '@roi-insight/ui';

/** Shown above every page of the demo; a report says by itself what it was made of. */
export const demoMark = import.meta.env.MODE === 'demo' ? <SampleRibbon /> : null;
