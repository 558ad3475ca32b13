import type { Report } from '@roi-insight/contracts';
import { savedPageFacts } from '@roi-insight/report-text';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../brand/index.ts';
import {
  Actions,
  Bar,
  Company,
  CompanyLogo,
  Header,
  ReportTitle,
} from '../../features/dashboard/actions/TopBar/topBarLayout.ts';
import { Logo } from '../../features/shell/Logo/Logo.tsx';
import { PageFooter } from '../../features/shell/PageFooter/PageFooter.tsx';
import { SkipLink } from '../../features/shell/PageFrame/SkipLink.tsx';
import { SampleRibbon } from '../../features/shell/SampleRibbon/SampleRibbon.tsx';
import { type ThemeChoice, ThemeToggle } from '../../features/shell/ThemeToggle/ThemeToggle.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme, type } from '../../theme/index.ts';
import { DashboardReport } from '../DashboardScreen/DashboardReport.tsx';
import { DashboardMain } from '../DashboardScreen/DashboardMain.ts';
import type { DashboardScreenProps } from '../DashboardScreen/DashboardScreenProps.ts';

export type SavedReportState =
  | { readonly kind: 'ready'; readonly report: Report; readonly jiraUrl: string | null; readonly savedAt: Date }
  /** `message` tells the reader what to do. */
  | { readonly kind: 'failed'; readonly message: string };

export interface SavedReportScreenProps extends Pick<
  DashboardScreenProps,
  'names' | 'economics' | 'onRecalculate' | 'onEconomicsChange' | 'onReadSpend' | 'contactHref'
> {
  readonly state: SavedReportState;
  readonly themeChoice: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  readonly onPrint: () => void;
}

/** The whole report as a standalone file, without actions that need a server, a tracker or another screen. */
export function SavedReportScreen({ state, themeChoice, onThemeChange, onPrint, ...report }: SavedReportScreenProps) {
  const formats = useFormats();
  const { company } = useBrand();
  const logo = report.names?.logo;
  const mainId = useId();
  return (
    <>
      <SkipLink mainId={mainId} />
      {state.kind === 'ready' && state.report.provenance?.sample === true && <SampleRibbon />}
      <Header>
        <Bar>
          <ReportTitle>
            <Logo />
            <Company>
              {logo !== undefined && <CompanyLogo src={logo} alt="" />}
              <bdi>{company}</bdi>
            </Company>
          </ReportTitle>
          {state.kind === 'ready' && (
            <Actions>
              <Button onClick={onPrint}>
                <Printer size={16} aria-hidden />
                Print
              </Button>
            </Actions>
          )}
          <ThemeToggle value={themeChoice} onChange={onThemeChange} />
        </Bar>
      </Header>
      <DashboardMain id={mainId} tabIndex={-1}>
        {state.kind === 'failed' && (
          <Alert tone="negative" title="This page shows no report">
            {state.message}
          </Alert>
        )}
        {state.kind === 'ready' && (
          <>
            <Origin>
              {savedPageFacts(formats, state.report, state.savedAt).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </Origin>
            <DashboardReport {...report} {...state} actions={null} />
          </>
        )}
      </DashboardMain>
      <PageFooter />
    </>
  );
}

/** The date of the file and the version of the measurement; also printed. */
const Origin = styled.ul`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  margin-bottom: ${theme.space[5]};
  color: ${theme.color.textSubtle};
`;
