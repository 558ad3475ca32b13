export * from './FeatureCards/FeatureCards.tsx';
export * from './LandingHero/LandingHero.tsx';
export * from './OpenReport/OpenReport.tsx';
export * from './SampleReportPreview/SampleReportPreview.tsx';
