import { teamIdentity } from '@roi-insight/contracts';
import { usageAgainTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { UsageDataProps } from '../../../features/connect/UsageData/UsageDataProps.ts';
import { UsageFiles } from '../../../features/connect/UsageData/UsageFiles.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme, type } from '../../../theme/index.ts';

/** How the report's project can be analyzed again. */
export type NextAnalysis =
  | {
      readonly kind: 'ready';
      /** Whether the user must enter the API key again. */
      readonly needsApiKey: boolean;
      /** Usage in the report: none, the usage of the chosen files, or other usage. */
      readonly inReport: 'none' | 'same' | 'other';
      readonly onAnalyze: () => void;
    }
  /** The report comes from a file, so its form is not known. */
  | { readonly kind: 'from-file'; readonly onStartOver: () => void };

interface UsageAgainProps extends UsageDataProps {
  readonly next: NextAnalysis;
}

/**
 * Lets the reader choose usage files on a report, shows a summary of them, and analyzes the project again with or
 * without them.
 */
export function UsageAgain({ next, ...files }: UsageAgainProps) {
  const { understood, run, project, others } = files;
  const isReading = run.kind === 'reading';
  const named = new Set([project, ...others].map(teamIdentity));
  const isUsable =
    understood !== null && (understood.hasEveryone || understood.teams.some((team) => named.has(teamIdentity(team))));
  const inReport = next.kind === 'ready' ? next.inReport : 'none';
  const offersWith = isUsable && inReport !== 'same';
  const { needsKey, keepsUsage, isSame, fromFile } = usageAgainTexts;
  const offersWithout = understood === null && inReport !== 'none';
  return (
    <Root>
      <UsageFiles {...files}>
        {next.kind === 'ready' ? (
          offersWith || offersWithout ? (
            <>
              <Button variant="primary" disabled={isReading} onClick={next.onAnalyze}>
                {offersWith ? 'Analyze again with usage' : 'Analyze again without usage'}
              </Button>
              {next.needsApiKey && <Note>{offersWith ? `${needsKey} ${keepsUsage}` : needsKey}</Note>}
            </>
          ) : (
            isUsable && <Note>{isSame}</Note>
          )
        ) : (
          <>
            <Note>{fromFile}</Note>
            <Button disabled={isReading} onClick={next.onStartOver}>
              Go to the form
            </Button>
          </>
        )}
      </UsageFiles>
    </Root>
  );
}

/** The padding leaves space for focus rings, because the row clips its overflow. */
const Root = styled.div`
  max-width: 42rem;
  padding-inline: ${theme.space[1]};
`;

const Note = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
