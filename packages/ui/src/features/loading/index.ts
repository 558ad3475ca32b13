export * from './LoadingPanel/LoadingPanel.tsx';
