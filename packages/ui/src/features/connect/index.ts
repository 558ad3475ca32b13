export * from './ApiKeyHelp/ApiKeyHelp.tsx';
export * from './ComparisonTeams/ComparisonTeams.tsx';
export * from './ConnectForm/ConnectForm.tsx';
export * from './ConnectForm/FormState.ts';
export * from './FailureDialog/FailureDialog.tsx';
export * from './SampleTrackerPicker/SampleTrackerPicker.tsx';
export * from './TicketFile/index.ts';
export * from './UsageData/UsageData.tsx';
