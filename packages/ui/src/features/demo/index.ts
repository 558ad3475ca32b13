export * from './demoAmounts.ts';
export * from './PresenterBar/PresenterBar.tsx';
export * from './PrepareDemo/PrepareDemo.tsx';
export * from './presenter.ts';
export * from './presenterValues.ts';
