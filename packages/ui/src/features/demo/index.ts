export * from './DemoRibbon/DemoRibbon.tsx';
export * from './PrepareDemo/PrepareDemo.tsx';
export * from './presenter.ts';
export * from './presenterValues.ts';
