export * from './brand/index.ts';
export * from './theme/index.ts';
export * from './screens/DashboardScreen/DashboardScreen.tsx';
export * from './screens/DashboardScreen/DashboardScreenProps.ts';
